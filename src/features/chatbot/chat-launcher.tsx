import { ChatWidget } from "./chat-widget";
import { usePanelContent } from "./panel-content";

/**
 * The chat as every page carries it: a button and a panel that the browser opens.
 *
 * @param location the address of the page shown, a new object after each change of page
 */
export const ChatLauncher = ({ location }: { location: { pathname: string } }) => (
  <ChatWidget content={usePanelContent()} location={location} />
);

import type { GatsbyBrowser } from "gatsby";
import { SiteLayout } from "../../components/layout/site-layout";
import { ChatLauncher } from "../../features/chatbot/chat-launcher";

/** Puts the layout around every page; it stays mounted while pages change. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <SiteLayout path={props.location.pathname} floating={<ChatLauncher location={props.location} />}>
    {element}
  </SiteLayout>
);

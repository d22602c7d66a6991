import { css } from "@emotion/react";
import { useRef } from "react";
import { ChatPanel } from "./chat-panel";
import { ChatToggle } from "./chat-toggle";
import { DirectWays } from "./direct-ways";
import type { PanelContent } from "./panel-content";
import { useChat } from "./use-chat";
import { useHandOver } from "./use-hand-over";
import { usePanel } from "./use-panel";
import { media } from "../../theme/media";

const styles = css({
  "& [data-when]": { display: "contents" },
  "& [data-when='open'], &:has([popover]:popover-open) [data-when='closed']": { display: "none" },
  "&:has([popover]:popover-open) [data-when='open']": { display: "contents" },
  "@supports not selector(:popover-open)": { display: "none" },
  [media.print]: { display: "none" },
});

const panelId = "chat-panel";

interface ChatWidgetProps {
  content: PanelContent;
  /** The address of the page shown, a new object after each change of page. */
  location: { pathname: string };
}

/**
 * The button and the panel. Until the conversation has been loaded, and where
 * it cannot be, the panel shows the direct ways to a person.
 */
export const ChatWidget = ({ content, location }: ChatWidgetProps) => {
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const { chat, load } = useChat(panel);
  const open = usePanel({ toggle, panel, onOpen: load });
  useHandOver(panel, location);
  const directWays = <DirectWays content={content} state={chat.state} onRetry={load} />;
  return (
    <aside css={styles} aria-label={content.title}>
      <ChatToggle ref={toggle} panelId={panelId} words={content} onIntent={load} />
      <ChatPanel ref={panel} id={panelId} words={content}>
        {chat.state === "ready" ? (
          <chat.Conversation script={chat.script} open={open}>
            {directWays}
          </chat.Conversation>
        ) : (
          directWays
        )}
      </ChatPanel>
    </aside>
  );
};

import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ChatLog } from "../../features/chatbot/chat-log";
import { ContactOptions } from "../../features/chatbot/contact-options";
import { Conversation } from "../../features/chatbot/conversation";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { chatScript, chatScripts, lines, panelContent } from "../samples/chat";
import { Specimen } from "../specimen";

/** The room that the panel has on a wide screen. */
const roomStyles = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  maxWidth: "360px",
  maxHeight: "446px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: "hidden",
});

const Room = ({ children }: { children: ReactNode }) => <div css={roomStyles}>{children}</div>;
const nothing = () => undefined;

export const Chat = () => (
  <>
    <Specimen title="Chat, what was said" note="bold and long words, a link; the panel itself is this page's own">
      <Room>
        <ChatLog labels={chatScript.labels} lines={lines} />
      </Room>
    </Specimen>
    {chatScripts.map(({ title, script }) => (
      <Specimen key={title} title={`Chat, answers: ${title}`}>
        <Room>
          <Conversation script={script} />
        </Room>
      </Specimen>
    ))}
    {(["idle", "loading", "failed"] as const).map((state) => (
      <Specimen key={state} title={`Chat, without a conversation: ${state}`}>
        <Room>
          <ContactOptions content={panelContent} state={state} onRetry={nothing} />
        </Room>
      </Specimen>
    ))}
  </>
);

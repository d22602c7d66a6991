import { css } from "@emotion/react";
import type { ReactNode } from "react";
import type { ChatScript } from "../../domain/chat/script";
import { isStranded } from "../../domain/chat/conversation";
import { ChatLog } from "./chat-log";
import { ChatOptions } from "./chat-options";
import { useConversation } from "./use-conversation";

const styles = css({ position: "relative", display: "flex", flexDirection: "column", minHeight: 0 });

interface ConversationProps {
  script: ChatScript;
  /** Whether the panel is open; a conversation lasts as long as it is. */
  open: boolean;
  /** The direct ways to a person, for a script that has come to an end without one. */
  children: ReactNode;
}

/** The conversation in the panel: what has been said, and what can be answered. */
export const Conversation = ({ script, open, children }: ConversationProps) => {
  const { state, send } = useConversation(script, open);
  return (
    <div css={styles}>
      <ChatLog words={script.words} lines={state.lines} />
      {isStranded(state) ? children : <ChatOptions script={script} state={state} onChoose={send} />}
    </div>
  );
};

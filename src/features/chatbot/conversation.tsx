import { css } from "@emotion/react";
import { useEffect, useReducer, useRef } from "react";
import { pillStyles, visuallyHidden } from "../../components/primitives/styles";
import { advance, type ChatEvent, type ChatState, startChat } from "../../domain/chat/conversation";
import type { ChatOption, ChatScript } from "../../domain/chat/script";
import { color, space, typeSize } from "../../theme/tokens";
import { ChatLog } from "./chat-log";

const styles = css({ position: "relative", display: "flex", flexDirection: "column", minHeight: 0 });
const optionsStyles = css({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: space[2],
  flex: "none",
  // Leaves 45 % of a low panel to the log.
  minHeight: "min(4.5rem, 55%)",
  maxHeight: "55%",
  padding: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "& p": { color: color.muted, fontSize: typeSize.small },
});
/** Shows its focus around the options. */
const nameStyles = css(visuallyHidden, {
  "&:focus-visible + [role='group']": { outline: `3px solid ${color.primary}`, outlineOffset: "-3px" },
});
const nameId = "chat-options";

/**
 * The messages and answer options of a conversation, which ends on unmount. The label of the options stays mounted and
 * takes the focus of a chosen option, one Tab before the next ones. The group is remounted each time, because growing
 * upwards counts as a layout shift.
 */
export const Conversation = ({ script }: { script: ChatScript }) => {
  const { labels, urls } = script;
  const name = useRef<HTMLParagraphElement>(null);
  const reduce = (before: ChatState, event: ChatEvent) => advance(script, before, event);
  const [{ lines, step, timer }, send] = useReducer(reduce, script, startChat);
  useEffect(() => {
    if (timer === undefined) return undefined;
    const timeout = setTimeout(() => send({ type: "tick" }), timer.delayMs);
    return () => clearTimeout(timeout);
  }, [timer]);
  const options = timer === undefined ? step.options : undefined;
  const choose = (option: ChatOption, url?: string) => {
    if (option.nextStep === undefined && url === undefined) {
      // eslint-disable-next-line no-console -- an error in the content
      console.warn(`The chat knows no action "${option.action}".`);
      return;
    }
    name.current?.focus({ preventScroll: true });
    send({ type: "choose", option });
  };
  return (
    <div css={styles}>
      <ChatLog labels={labels} lines={lines} />
      <p ref={name} css={nameStyles} id={nameId} tabIndex={-1}>
        {labels.options}
      </p>
      <div key={lines.length} css={optionsStyles} role="group" aria-labelledby={nameId}>
        {options === undefined && <p>{labels.waiting}</p>}
        {options?.map((option, index) => {
          const url = option.action === undefined ? undefined : urls[option.action];
          if (url === undefined)
            return (
              <button key={index} css={pillStyles} type="button" onClick={() => choose(option)}>
                {option.text}
              </button>
            );
          // Opening it in this tab would end the conversation.
          const newTab = url.startsWith("https:") && { target: "_blank", rel: "noopener" };
          return (
            <a key={index} css={pillStyles} href={url} onClick={() => choose(option, url)} {...newTab}>
              {option.text}
              {newTab && <span css={visuallyHidden}> ({labels.newTab})</span>}
            </a>
          );
        })}
      </div>
    </div>
  );
};

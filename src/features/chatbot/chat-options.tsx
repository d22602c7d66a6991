import { css } from "@emotion/react";
import { useRef } from "react";
import { addressOf, type ChatOption as Option, type ChatScript, leadsOn } from "../../domain/chat/script";
import { type ChatEvent, type ChatState, shownOptions } from "../../domain/chat/conversation";
import { visuallyHidden } from "../../components/primitives/visually-hidden";
import { color } from "../../theme/tokens/color";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";
import { ChatOption } from "./chat-option";

const styles = css({
  display: "flex",
  flexWrap: "wrap",
  alignContent: "start",
  gap: space[2],
  flex: "none",
  minHeight: "4.5rem",
  maxHeight: "55%",
  padding: space[3],
  borderBlockStart: `1px solid ${color.line}`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  "& p": { color: color.muted, fontSize: typeSize.small },
});
/** What is seen of its focus is seen around the options. */
const nameStyles = css(visuallyHidden, {
  top: 0,
  "&:focus-visible + [role='group']": { outline: `3px solid ${color.iris}`, outlineOffset: "-3px" },
});
const nameId = "chat-options";

interface ChatOptionsProps {
  script: ChatScript;
  state: ChatState;
  onChoose: (event: ChatEvent) => void;
}

/**
 * What can be answered now. The name of the options stays when they go, and
 * takes the focus that one of them had: the next options are then one Tab away,
 * and the log is read out undisturbed. The group is a new element each time, so
 * that nothing which is there moves when it grows.
 */
export const ChatOptions = ({ script, state, onChoose }: ChatOptionsProps) => {
  const name = useRef<HTMLParagraphElement>(null);
  const options = shownOptions(state);
  const choose = (option: Option, index: number) => {
    if (state.step === undefined) return;
    // eslint-disable-next-line no-console -- what the specification asks for
    if (!leadsOn(script, option)) console.warn(`The chat knows no action "${option.action}".`);
    else name.current?.focus({ preventScroll: true });
    onChoose({ type: "choose", step: state.step.id, option: index });
  };
  return (
    <>
      <p ref={name} css={nameStyles} id={nameId} tabIndex={-1}>
        {script.words.options}
      </p>
      <div key={state.lines.length} css={styles} role="group" aria-labelledby={nameId}>
        {options.length === 0 && <p>{script.words.waiting}</p>}
        {options.map((option, index) => (
          <ChatOption
            key={index}
            text={option.text}
            to={addressOf(script, option)}
            newTab={script.words.newTab}
            onChoose={() => choose(option, index)}
          />
        ))}
      </div>
    </>
  );
};

import { css } from "@emotion/react";
import { useRef } from "react";
import { addressOf, type ChatOption as Option, type ChatScript, leadsOn } from "../../domain/chat/script";
import { type ChatEvent, type ChatState, shownOptions } from "../../domain/chat/state";
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
  "&:focus-visible": { outlineOffset: "-3px" },
});

interface ChatOptionsProps {
  script: ChatScript;
  state: ChatState;
  onChoose: (event: ChatEvent) => void;
}

/**
 * What can be answered now. The group stays when its options go, and takes the
 * focus that one of them had: the next options are then one Tab away, and the
 * log is read out undisturbed.
 */
export const ChatOptions = ({ script, state, onChoose }: ChatOptionsProps) => {
  const group = useRef<HTMLDivElement>(null);
  const options = shownOptions(state);
  const choose = (option: Option, index: number) => {
    if (state.step === undefined) return;
    // eslint-disable-next-line no-console -- what the specification asks for
    if (!leadsOn(script, option)) console.warn(`The chat knows no action "${option.action}".`);
    else group.current?.focus({ preventScroll: true });
    onChoose({ type: "choose", step: state.step.id, option: index });
  };
  return (
    <div ref={group} css={styles} role="group" aria-label={script.words.options} tabIndex={-1}>
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
  );
};

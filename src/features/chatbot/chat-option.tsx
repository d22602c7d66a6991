import { pillStyles } from "../../components/primitives/pill-styles";
import { visuallyHidden } from "../../components/primitives/visually-hidden";

interface ChatOptionProps {
  text: string;
  /** What its action opens. */
  to: string | undefined;
  /** What is said of an address that opens in a tab of its own. */
  newTab: string;
  onChoose: () => void;
}

/** One answer. An action is a link, which the browser follows: in another tab where it would end the conversation. */
export const ChatOption = ({ text, to, newTab, onChoose }: ChatOptionProps) => {
  if (to === undefined)
    return (
      <button css={pillStyles} type="button" onClick={onChoose}>
        {text}
      </button>
    );
  const leaves = to.startsWith("https:");
  return (
    <a css={pillStyles} href={to} onClick={onChoose} {...(leaves && { target: "_blank", rel: "noopener" })}>
      {text}
      {leaves && <span css={visuallyHidden}> ({newTab})</span>}
    </a>
  );
};

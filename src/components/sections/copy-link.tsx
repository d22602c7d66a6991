import { css } from "@emotion/react";
import { useState } from "react";
import { pillStyles } from "../primitives/pill-styles";
import { color, media, typeSize } from "../../theme/tokens";

const styles = css({ display: "contents", [media.unscripted]: { display: "none" } });
const statusStyles = css({ color: color.muted, fontSize: typeSize.small });

interface CopyLinkProps {
  url: string;
  words: { copy: string; copied: string; notCopied: string };
}

/** Copies an address, and says whether that went well. A browser may refuse, and has no clipboard on plain HTTP. */
export const CopyLink = ({ url, words }: CopyLinkProps) => {
  const [outcome, setOutcome] = useState("");
  const copy = async () => {
    setOutcome("");
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(words.copied);
    } catch {
      setOutcome(words.notCopied);
    }
  };
  return (
    <div css={styles}>
      <button css={pillStyles} type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <span css={statusStyles} role="status">
        {outcome}
      </span>
    </div>
  );
};

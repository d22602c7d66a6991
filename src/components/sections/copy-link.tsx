import linkIcon from "@phosphor-icons/core/regular/link.svg";
import { css } from "@emotion/react";
import { useState } from "react";
import { Button } from "../primitives/button";
import { Icon } from "../primitives/icon";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { typeSize } from "../../theme/tokens/type";

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
      <Button variant="outlined" onClick={() => void copy()}>
        <Icon svg={linkIcon} size="1.25em" />
        {words.copy}
      </Button>
      <span css={statusStyles} role="status">
        {outcome}
      </span>
    </div>
  );
};

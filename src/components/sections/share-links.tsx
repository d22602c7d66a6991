import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { useState, useSyncExternalStore } from "react";
import { shareLinks, sharePlatforms } from "../../domain/share-links";
import { color, media, space, typeSize } from "../../theme/tokens";
import { LinkList } from "../primitives/list";
import { pillStyles, screenOnly } from "../primitives/styles";

export const fragment = graphql`
  fragment ShareLinks on BlogPage {
    share {
      heading
      whatsapp
      linkedin
      x
      facebook
      email
      system
      copy
      copied
      notCopied
    }
  }
`;

const sectionStyles = css(screenOnly, {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  marginBlockStart: space[16],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  "& > h2": { width: "100%", marginBlockEnd: space[1], fontSize: "1.25rem", letterSpacing: 0 },
});
const copyStyles = css({ display: "contents", [media.unscripted]: { display: "none" } });
const statusStyles = css({ color: color.muted, fontSize: typeSize.small });

const neverChanges = () => () => undefined;

/** Not every browser has it, despite the types. */
const canShare = (): boolean => "share" in navigator;

interface ShareLinksProps {
  /** The absolute URL of the article. */
  url: string;
  title: string;
  labels: Queries.ShareLinksFragment["share"];
}

/** Shares an article: plain links, and with scripts the system's share dialog and a button that copies the URL. */
export const ShareLinks = ({ url, title, labels }: ShareLinksProps) => {
  const urls = shareLinks({ url, title });
  const links = sharePlatforms.map((platform) => ({ label: labels[platform], to: urls[platform] }));
  const shareOffered = useSyncExternalStore(neverChanges, canShare, () => false);
  const [outcome, setOutcome] = useState("");
  // Rejects when the reader closes the dialog, which is no error.
  const share = () => void navigator.share({ url, title }).catch(() => undefined);
  /** Browsers may deny it, and have no clipboard API on plain HTTP. */
  const copy = async () => {
    setOutcome("");
    try {
      await navigator.clipboard.writeText(url);
      setOutcome(labels.copied);
    } catch {
      setOutcome(labels.notCopied);
    }
  };
  return (
    <section css={sectionStyles} aria-labelledby="share" data-pagefind-ignore="">
      <h2 id="share">{labels.heading}</h2>
      <LinkList links={links} pills />
      {/* Opens the system's share dialog (https://www.w3.org/TR/web-share/). */}
      {shareOffered && (
        <button css={pillStyles} type="button" onClick={share}>
          {labels.system}
        </button>
      )}
      <div css={copyStyles}>
        <button css={pillStyles} type="button" onClick={() => void copy()}>
          {labels.copy}
        </button>
        <span css={statusStyles} role="status">
          {outcome}
        </span>
      </div>
    </section>
  );
};

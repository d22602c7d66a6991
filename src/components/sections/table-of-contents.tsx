import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, media, space, width } from "../../theme/tokens";
import { LinkList } from "../primitives/list";

export const fragment = graphql`
  fragment TableOfContents on ArticleHeading {
    id
    text
  }
`;

const styles = css({
  display: "none",
  [media.large]: {
    display: "block",
    position: "sticky",
    top: `calc(${width.header} + ${space[8]})`,
    alignSelf: "start",
    maxHeight: `calc(100vh - ${width.header} - ${space[16]})`,
    overflowY: "auto",
  },
  "& h2": { fontSize: "1rem", letterSpacing: 0, marginBlockEnd: space[3] },
  [media.print]: { display: "none" },
  "& ol": { borderInlineStart: `2px solid ${color.line}`, scrollTargetGroup: "auto" },
  "& a": {
    display: "block",
    padding: `${space[2]} ${space[4]}`,
    color: color.muted,
    fontSize: "0.9375rem",
    lineHeight: 1.4,
    textDecoration: "none",
    "&:hover": { color: color.primary },
    // The scroll container would clip an outer outline.
    "&:focus-visible": { outlineOffset: "-3px" },
    // The section being read.
    "&:target-current": {
      marginInlineStart: "-2px",
      borderInlineStart: `2px solid ${color.primary}`,
      color: color.text,
    },
  },
});

interface TableOfContentsProps {
  heading: string;
  entries: readonly Queries.TableOfContentsFragment[];
}

/** An article's headings, beside it on wide screens; renders nothing without any. */
export const TableOfContents = ({ heading, entries }: TableOfContentsProps) =>
  entries.length > 0 && (
    <nav css={styles} aria-labelledby="contents">
      <h2 id="contents">{heading}</h2>
      <LinkList ordered links={entries.map(({ id, text }) => ({ label: text, to: `#${id}` }))} />
    </nav>
  );

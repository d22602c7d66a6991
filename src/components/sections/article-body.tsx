import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { color, fontFamily, media, radius, space, typeSize, width } from "../../theme/tokens";
import { useMarkup } from "../primitives/icon";
import { FramedPicture, type PictureSource } from "../primitives/picture";
import { Container } from "../primitives/section";
import { imageSizes } from "./images";

const leadPictureStyles = css({ marginBlockEnd: space[12] });

/** The picture between an article's title and its text. */
export const LeadPicture = ({ image }: { image: PictureSource }) => (
  <div css={leadPictureStyles}>
    <FramedPicture image={image} sizes={imageSizes.article} eager />
  </div>
);

const articleLayoutStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  paddingBlockEnd: space.section,
  [media.large]: { gridTemplateColumns: `minmax(0, ${width.text}) minmax(0, 1fr)`, gap: "5rem" },
  // Firefox moves a grid row that does not fit to the next sheet.
  [media.print]: { display: "block" },
});

/** An article with an aside, next to it on wide screens. */
export const ArticleLayout = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Container>
    <div css={articleLayoutStyles}>
      <div>{children}</div>
      {aside}
    </div>
  </Container>
);

/** What Markdown makes besides paragraphs and headings. */
export const markdownStyles = css({
  // Where the text does not stretch, a table would widen it.
  maxWidth: "100%",
  "& a": { color: color.primary, textUnderlineOffset: "0.2em", "&:hover": { color: color.primaryStrong } },
  "& ul, & ol": {
    paddingInlineStart: "1.375em",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: space[2],
  },
  "& li::marker": { color: color.primary, fontWeight: 600 },
  "& blockquote": {
    marginInline: 0,
    padding: `${space[1]} 0 ${space[1]} ${space[6]}`,
    borderInlineStart: `4px solid ${color.primary}`,
    fontFamily: fontFamily.heading,
    fontSize: typeSize.h3,
    lineHeight: 1.35,
  },
  "& img": { width: "100%", borderRadius: radius.card },
  "& .table": { overflowX: "auto", border: `1px solid ${color.line}`, borderRadius: radius.control },
  "& table": { width: "100%", minWidth: "32rem", borderCollapse: "collapse", fontSize: "0.9375rem" },
  "& th, & td": { padding: `${space[3]} ${space[4]}`, textAlign: "start", verticalAlign: "top" },
  "& th": { background: color.surface, fontWeight: 600 },
  "& tbody td": { borderBlockStart: `1px solid ${color.line}` },
  "& code": { padding: "0.1em 0.35em", borderRadius: "6px", background: color.surface, fontSize: "0.9em" },
  // Wraps long lines: a scrollable box would have to be focusable by keyboard.
  "& pre": {
    marginBlockEnd: 0,
    padding: space[4],
    borderRadius: radius.control,
    background: color.surface,
    whiteSpace: "pre-wrap",
    overflowWrap: "anywhere",
  },
  "& pre code": { padding: 0 },
});

const styles = css(markdownStyles, {
  "& > * + *": { marginBlockStart: space[6] },
  "& > h2": { marginBlockStart: space[16], fontSize: "clamp(1.625rem, 1.4rem + 1vw, 2.125rem)" },
  "& > h2:first-of-type": { marginBlockStart: space[8] },
  "& > h3": { marginBlockStart: space[8] },
  "& h2 + p, & h3 + p": { marginBlockStart: space[3] },
  [media.print]: {
    "& > h2": { fontSize: typeSize.h2 },
    "& a[href^='http']::after": { content: '" (" attr(href) ")"', overflowWrap: "anywhere" },
  },
});

/**
 * The text of an article or a legal page.
 *
 * @param html generated from Markdown and sanitised at build time
 */
export const ArticleBody = ({ html }: { html: string }) => (
  <div css={styles} dangerouslySetInnerHTML={useMarkup(html)} />
);

import { css } from "@emotion/react";
import type { ListPage } from "../../domain/blog/list-pages";
import { color, space } from "../../theme/tokens";
import { PageNumber } from "./page-number";

const styles = css({ flexBasis: "100%", textAlign: "center" });
const summaryStyles = css({
  width: "fit-content",
  minHeight: "2.75rem",
  marginInline: "auto",
  paddingInline: space[3],
  color: color.muted,
  fontWeight: 600,
  lineHeight: "2.75rem",
  cursor: "pointer",
});
const listStyles = css({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: space[1],
  paddingBlockStart: space[2],
  listStyle: "none",
});

interface AllPagesProps extends Pick<ListPage, "list" | "page" | "pageCount"> {
  words: { all: string; page: string };
}

/**
 * A way to every page of a long list, so that no article of thousands is more
 * than three clicks from the home page, for visitors and for crawlers.
 */
export const AllPages = ({ list, page, pageCount, words }: AllPagesProps) => (
  <details css={styles}>
    <summary css={summaryStyles}>{words.all}</summary>
    <ol css={listStyles}>
      {Array.from({ length: pageCount }, (_, index) => index + 1).map((number) => (
        <li key={number}>
          <PageNumber list={list} number={number} current={number === page} name={words.page} />
        </li>
      ))}
    </ol>
  </details>
);

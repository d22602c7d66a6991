import { css } from "@emotion/react";
import arrowLeft from "@phosphor-icons/core/regular/arrow-left.svg";
import arrowRight from "@phosphor-icons/core/regular/arrow-right.svg";
import { graphql } from "gatsby";
import { type ListPage, pageNumbers } from "../../domain/list-pages";
import { listPagePath } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { color, media, radius, space } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { List } from "../primitives/list";
import { SmartLink } from "../primitives/smart-link";
import { buttonStyles, chosenStyles, screenOnly } from "../primitives/styles";

export const fragment = graphql`
  fragment Pagination on FurtherPages {
    label
    page
    all
    previous
    next
  }
`;

/** On a phone, previous and next are above and below the numbers, so that the focus order is the visual order. */
const styles = css(screenOnly, {
  display: "flex",
  flexDirection: "column",
  gap: space[4],
  marginBlockStart: space[12],
  [media.medium]: { flexDirection: "row", flexWrap: "wrap", justifyContent: "center", alignItems: "center" },
});
const numbersStyles = css({
  display: "flex",
  justifyContent: "center",
  alignItems: "center",
  gap: space[1],
  "& > [aria-hidden]": { minWidth: "1rem", textAlign: "center", color: color.muted },
});
const numberStyles = css({
  display: "grid",
  placeItems: "center",
  minWidth: "2.5rem",
  height: "2.75rem",
  paddingInline: space[1],
  borderRadius: radius.control,
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  textDecoration: "none",
  [media.medium]: { minWidth: "2.75rem" },
  '&[aria-current="page"]': chosenStyles,
  [media.hover]: { '&:hover:not([aria-current="page"])': { background: color.surface, color: color.primary } },
});

const allStyles = css({
  flexBasis: "100%",
  textAlign: "center",
  "& > summary": {
    width: "fit-content",
    minHeight: "2.75rem",
    marginInline: "auto",
    paddingInline: space[3],
    color: color.muted,
    fontWeight: 600,
    lineHeight: "2.75rem",
    cursor: "pointer",
  },
  "& > ol": { flexWrap: "wrap", paddingBlockStart: space[2] },
});

interface PaginationProps extends Pick<ListPage, "list" | "page" | "pageCount"> {
  labels: Queries.PaginationFragment;
}

/**
 * Links to the other pages of a list; renders nothing for a single page. The first page links to all of them, so that
 * visitors and crawlers reach each of thousands of articles within three clicks of the home page.
 */
export const Pagination = ({ list, page, pageCount, labels }: PaginationProps) => {
  if (pageCount === 1) return null;
  const numbers = pageNumbers(page, pageCount);
  const all = Array.from({ length: pageCount }, (_, index) => index + 1);
  const linksTo = (shown: readonly (number | "gap")[]) => (
    <List ordered css={numbersStyles}>
      {shown.map((number, index) =>
        number === "gap" ? (
          <li key={`gap ${index}`} aria-hidden="true">
            …
          </li>
        ) : (
          <li key={number}>
            <SmartLink
              css={numberStyles}
              to={listPagePath(list, number)}
              aria-label={fillTemplate(labels.page, { page: number })}
              aria-current={number === page ? "page" : undefined}
            >
              {number}
            </SmartLink>
          </li>
        ),
      )}
    </List>
  );
  return (
    <nav css={styles} aria-label={labels.label}>
      {page > 1 && (
        <SmartLink css={buttonStyles.outlined} to={listPagePath(list, page - 1)} rel="prev">
          <Icon svg={arrowLeft} size="1.25em" />
          {labels.previous}
        </SmartLink>
      )}
      {linksTo(numbers)}
      {page < pageCount && (
        <SmartLink css={buttonStyles.outlined} to={listPagePath(list, page + 1)} rel="next">
          {labels.next}
          <Icon svg={arrowRight} size="1.25em" />
        </SmartLink>
      )}
      {page === 1 && numbers.includes("gap") && (
        <details css={allStyles}>
          <summary>{labels.all}</summary>
          {linksTo(all)}
        </details>
      )}
    </nav>
  );
};

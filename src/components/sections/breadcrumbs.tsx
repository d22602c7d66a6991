import { css } from "@emotion/react";
import type { PageEntry } from "../../domain/page-entry";
import { SmartLink } from "../primitives/smart-link";
import { color, space, typeSize } from "../../theme/tokens";
import { useLabels } from "../site/site-data";

/** As high as a fingertip, of which most lies in the room above and below. */
const lineHeight = "2.75rem";
const navStyles = css({ marginBlock: "-1.375rem 0.625rem" });
const listStyles = css({
  display: "flex",
  flexWrap: "wrap",
  color: color.muted,
  fontSize: typeSize.small,
  lineHeight,
  listStyle: "none",
  "& > li:not(:last-child)::after": {
    // Not read out, where the browser knows how to say so.
    content: ["'/'", "'/' / ''"],
    marginInline: space[2],
    color: color.control,
  },
  "& a": {
    display: "inline-block",
    color: "inherit",
    textDecoration: "none",
    "&:hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: "0.3em" },
  },
});

/** The way from the home page to the page shown (https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/). */
export const Breadcrumbs = ({ page: { breadcrumbs } }: { page: Pick<PageEntry, "breadcrumbs"> }) => (
  <nav css={navStyles} aria-label={useLabels().breadcrumbs}>
    <ol css={listStyles}>
      {breadcrumbs.map(({ name, path }, index) => (
        <li key={path}>
          {index < breadcrumbs.length - 1 ? (
            <SmartLink to={path}>{name}</SmartLink>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);

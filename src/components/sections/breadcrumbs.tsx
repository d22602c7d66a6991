import { css } from "@emotion/react";
import type { PageEntry } from "../../domain/page-entry";
import { SmartLink } from "../primitives/smart-link";
import { color, space, typeSize } from "../../theme/tokens";

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

interface BreadcrumbsProps {
  page: Pick<PageEntry, "breadcrumbs">;
  /** The name of the breadcrumbs, for screen readers. */
  label: string;
}

/** The way from the home page to the page shown (https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/). */
export const Breadcrumbs = ({ page: { breadcrumbs }, label }: BreadcrumbsProps) => (
  <nav css={navStyles} aria-label={label}>
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

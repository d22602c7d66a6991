import { css } from "@emotion/react";
import { declarations, media, type spaces, type typeSizes, type widths } from "./tokens";

/** Overrides of some of a scale's tokens. */
type Some<Scale> = Partial<Record<keyof Scale, string>>;

const paperWidths = { header: "0rem", container: "none", text: "none" } satisfies Some<typeof widths>;
const paperSpaces = { section: "1.5rem", 16: "1.5rem", 12: "1rem" } satisfies Some<typeof spaces>;
const paperTypeSizes = {
  body: "10.5pt",
  lead: "12pt",
  title: "24pt",
  h2: "17pt",
  h3: "13pt",
  h4: "11.5pt",
} satisfies Some<typeof typeSizes>;

/**
 * Print styles: dark on white in either theme, one column, unbroken blocks, expanded answers. Screen-only components
 * (menus, buttons, related articles) hide themselves where they are defined. A form is printed only if it shows a
 * notice, such as the reference of an enquiry; otherwise it is hidden, with the section that it fills.
 */
export const printStyles = css`
  ${media.print} {
    @page {
      margin: 18mm 16mm;
    }
    :root {
      color-scheme: only light !important;
      ${declarations("width", paperWidths)}
      ${declarations("space", paperSpaces)}
      ${declarations("type", paperTypeSizes)}
      --tint: transparent;
    }
    [data-accent] {
      --tint: transparent;
    }
    body {
      line-height: 1.5;
    }
    h1,
    h2,
    h3 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    [role="list"] > li,
    picture,
    details,
    blockquote,
    tr,
    dl > div {
      break-inside: avoid;
    }
    picture img {
      object-fit: contain;
      max-height: 6cm;
    }
    form:not(:has([data-notice])),
    section:has(> form):not(:has([data-notice])) {
      display: none;
    }
    details::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

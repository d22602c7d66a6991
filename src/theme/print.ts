import { css } from "@emotion/react";
import { media } from "./media";

/**
 * On paper: dark on white whatever the theme, one column, nothing torn apart, answers open. What only works on a
 * screen (menus, forms, buttons, what to read next) leaves itself out where it is defined.
 */
export const printStyles = css`
  ${media.print} {
    @page {
      margin: 18mm 16mm;
    }
    :root {
      color-scheme: only light !important;
      --width-header: 0rem;
      --width-container: none;
      --width-text: none;
      --space-section: 1.5rem;
      --space-16: 1.5rem;
      --space-12: 1rem;
      --type-body: 10.5pt;
      --type-lead: 12pt;
      --type-title: 24pt;
      --type-h2: 17pt;
      --type-h3: 13pt;
      --type-h4: 11.5pt;
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
    h3,
    dt {
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
      width: auto;
      max-height: 6cm;
    }
    details::details-content {
      display: block;
      content-visibility: visible;
    }
  }
`;

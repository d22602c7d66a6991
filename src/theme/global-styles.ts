import { css } from "@emotion/react";
import { fontFaces } from "./fonts";
import { media } from "./media";
import { accentRules } from "./accents";
import { color, colors } from "./tokens/color";
import { motions } from "./tokens/motion";
import { radii, radius, shadows } from "./tokens/shape";
import { spaces, space, width, widths } from "./tokens/space";
import { fontFamily, typeSize, typeSizes } from "./tokens/type";
import { declarations, mapTokens } from "./tokens/variables";
import { printStyles } from "./print";
import { themeRules } from "./themes";

const lightOf = mapTokens(colors, ([light]) => light);
const eitherOf = mapTokens(colors, ([light, dark]) => `light-dark(${light}, ${dark})`);

/**
 * A colour follows the `color-scheme` of the element that uses it: the visitor's
 * system, what the switch in the footer says instead, or that of a section that
 * is dark in both themes. Browsers without `light-dark()` are given the light theme.
 */
const variables = css`
  :root {
    color-scheme: light dark;
    ${declarations("color", eitherOf)}
    ${declarations("type", typeSizes)}
    ${declarations("space", spaces)}
    ${declarations("width", widths)}
    ${declarations("radius", radii)}
    ${declarations("shadow", shadows)}
    ${declarations("motion", motions)}
  }
  ${themeRules}
  @supports not (color: light-dark(red, red)) {
    :root {
      color-scheme: light;
      ${declarations("color", lightOf)}
    }
  }
`;

const lock = `
  overflow: hidden;
  scrollbar-gutter: stable;
`;

const base = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    scroll-padding-top: calc(${width.header} + ${space[4]});
    /* Nothing that takes the focus stands under the header or the floating buttons. */
    scroll-padding-bottom: calc(${width.floating} + 2 * ${space[4]});
    text-size-adjust: 100%;
    ${media.moves} {
      scroll-behavior: smooth;
    }
  }
  /* The page behind what is modal does not scroll, and the place of its scroll bar stays, so that it does not move. */
  :root:has(dialog:modal) {
    ${lock}
  }
  ${media.narrow} {
    :root:has([data-modal]:popover-open) {
      ${lock}
    }
  }
  body {
    margin: 0;
    background: ${color.paper};
    color: ${color.ink};
    font: 400 ${typeSize.body} / 1.6 ${fontFamily.text};
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1,
  h2,
  h3,
  h4 {
    margin: 0;
    font-family: ${fontFamily.heading};
    font-weight: 700;
    line-height: 1.12;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  h1 {
    font-size: ${typeSize.title};
    line-height: 1.04;
    letter-spacing: -0.03em;
  }
  h2 {
    font-size: ${typeSize.h2};
    letter-spacing: -0.03em;
  }
  h3 {
    font-size: ${typeSize.h3};
  }
  p {
    margin: 0;
    text-wrap: pretty;
  }
  ul,
  ol {
    margin: 0;
    padding: 0;
  }
  a {
    color: inherit;
  }
  img,
  svg,
  video {
    display: block;
    max-width: 100%;
    height: auto;
  }
  button,
  input,
  select,
  textarea {
    font: inherit;
    color: inherit;
  }
  :focus-visible {
    outline: 3px solid ${color.iris};
    outline-offset: 3px;
    border-radius: ${radius.control};
  }
  ::selection {
    background: ${color.iris};
    color: ${color.onIris};
  }
`;

/** From page to page, by the router and by the browser itself. A click while it lasts is for the new page. */
const transitions = css`
  ${media.moves} {
    @view-transition {
      navigation: auto;
    }
    ::view-transition {
      pointer-events: none;
    }
    ::view-transition-group(*),
    ::view-transition-old(*),
    ::view-transition-new(*) {
      animation-duration: 180ms;
    }
  }
`;

export const globalStyles = [fontFaces, variables, accentRules, base, transitions, printStyles];

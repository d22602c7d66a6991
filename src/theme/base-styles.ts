import { css } from "@emotion/react";
import { color, fontFamily, media, radius, space, typeSize, width } from "./tokens";

const lock = `
  overflow: hidden;
  scrollbar-gutter: stable;
`;

export const baseStyles = css`
  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  html {
    scroll-padding-top: calc(${width.header} + ${space[4]});
    /* Keeps focused elements clear of the header and the fixed buttons. */
    scroll-padding-bottom: calc(${width.floating} + 2 * ${space[4]});
    text-size-adjust: 100%;
    /* Always reserves space for the scroll bar, so that a page that outgrows the screen on load does not shift. */
    overflow-y: scroll;
    ${media.moves} {
      scroll-behavior: smooth;
    }
  }
  :root[data-loading]::before {
    content: "";
    position: fixed;
    inset: 0 0 auto;
    z-index: 40;
    border-block-start: 4px solid ${color.primary};
    ${media.moves} {
      animation: pulse 600ms ease-in-out infinite alternate;
    }
  }
  /* Not Emotion's keyframes, with which hydration would not find these styles, and insert them again. */
  @keyframes pulse {
    to {
      opacity: 0.2;
    }
  }
  /* Locks scrolling behind the search and the menu, but keeps the scroll bar's space to avoid a shift. */
  :root:has(dialog:modal) {
    ${lock}
  }
  ${media.narrow} {
    :root:has(#menu:popover-open) {
      ${lock}
    }
  }
  body {
    margin: 0;
    background: ${color.background};
    color: ${color.text};
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
    line-height: 1.12;
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    text-wrap: balance;
  }
  :is(h1, h2, h3, h4, dd):not(:lang(en)) {
    hyphens: auto;
    hyphenate-limit-chars: 14;
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
    overflow-wrap: anywhere;
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
  picture {
    display: block;
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
    outline: 3px solid ${color.primary};
    outline-offset: 3px;
    border-radius: ${radius.control};
  }
  ::selection {
    background: ${color.primary};
    color: ${color.onPrimary};
  }
`;

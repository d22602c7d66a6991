import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import { css } from "@emotion/react";

/**
 * The rupee sign sits in latin-ext and is taken from the fallback. The fallbacks
 * have the metrics of the fonts they stand in for, so that nothing moves when
 * these arrive (https://developer.chrome.com/blog/font-fallbacks).
 */
export const fontFaces = css`
  @font-face {
    font-family: "Bricolage Grotesque";
    src: url(${bricolage}) format("woff2");
    font-weight: 200 800;
    font-display: swap;
  }
  @font-face {
    font-family: "Inter";
    src: url(${inter}) format("woff2");
    font-weight: 100 900;
    font-display: swap;
  }
  @font-face {
    font-family: "Inter Fallback";
    src: local("Arial"), local("Liberation Sans");
    size-adjust: 107.12%;
    ascent-override: 90.44%;
    descent-override: 22.52%;
    line-gap-override: 0%;
  }
  @font-face {
    font-family: "Bricolage Fallback";
    src: local("Arial"), local("Liberation Sans");
    size-adjust: 98%;
    ascent-override: 94.9%;
    descent-override: 27.55%;
    line-gap-override: 0%;
  }
`;

/** The font files that a page needs at once. */
export const preloadedFonts = [bricolage, inter];

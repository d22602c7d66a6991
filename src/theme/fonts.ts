import { css } from "@emotion/react";
import moreBricolage from "./fonts/bricolage-grotesque-more.woff2";
import bricolage from "./fonts/bricolage-grotesque.woff2";
import {
  borrowedCharacters,
  coreCharacters,
  moreHeadingCharacters,
  moreTextCharacters,
  unicodeRange,
  unicodeSpan,
} from "./fonts/characters";
import moreInter from "./fonts/inter-more.woff2";
import inter from "./fonts/inter.woff2";
import { headingFamily } from "./tokens";

const regular = `local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")`;
const bold = `local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")`;

interface Metrics {
  /** How large the font that stands in is set, so that the fewest lines of this site break elsewhere. */
  size: number;
  /** Above and below the baseline, in thousandths of an em. */
  ascent: number;
  descent: number;
}

/** How to set a font that stands in for another, so that nothing moves when that one arrives (https://developer.chrome.com/blog/font-fallbacks). */
const metrics = ({ size, ascent, descent }: Metrics): string => {
  const percent = (thousandths: number) => `${(thousandths / size / 10).toFixed(2)}%`;
  return `
    size-adjust: ${(size * 100).toFixed(2)}%;
    ascent-override: ${percent(ascent)};
    descent-override: ${percent(descent)};
    line-gap-override: 0%;`;
};

const face = (family: string, weights: string, file: string, characters: string): string =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weights};font-display:swap;unicode-range:${characters}}`;

/*
 * The files hold what `npm run brand` cut from the whole fonts. Any other
 * character is taken from the font that stands in, or from the system's. What
 * Bricolage Grotesque does not have and Inter has, such as the rupee sign, a
 * heading takes from Inter.
 *
 * A browser asks the last rule whose range has a character first (https://www.w3.org/TR/css-fonts-4/#composite-fonts),
 * so a file of rare ones may claim what lies between them.
 */

/** The fonts of text, and those that stand in for a font. */
export const fontFaces = css`
  ${face("Inter", "400 700", moreInter, unicodeSpan(moreTextCharacters))}
  ${face("Inter", "400 700", inter, unicodeRange(coreCharacters))}
  @font-face {
    font-family: "Inter Fallback";
    src: ${regular};
    font-weight: 100 500;
    ${metrics({ size: 1.068, ascent: 968.8, descent: 241.2 })}
  }
  @font-face {
    font-family: "Inter Fallback";
    src: ${bold};
    font-weight: 600 900;
    ${metrics({ size: 1.013, ascent: 968.8, descent: 241.2 })}
  }
  @font-face {
    font-family: "Bricolage Fallback";
    src: ${bold};
    font-weight: 200 800;
    ${metrics({ size: 1.023, ascent: 930, descent: 270 })}
  }
`;

/** The font of headings, which pages load late. The file that every heading needs is the last. */
export const headingFontFaces = [
  face(headingFamily, "400 800", moreInter, unicodeSpan(borrowedCharacters)),
  face(headingFamily, "400 800", moreBricolage, unicodeSpan(moreHeadingCharacters)),
  face(headingFamily, "400 800", bricolage, unicodeRange(coreCharacters)),
].join("");

/** The font file that a page fetches first: that of its text. The headings' comes when the page has been drawn. */
export const preloadedFont = inter;

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
  /** The fallback font's scale at which the fewest lines of this site wrap differently. */
  size: number;
  /** Above and below the baseline, in thousandths of an em. */
  ascent: number;
  descent: number;
}

/** Returns a fallback font whose metrics avoid a layout shift (https://developer.chrome.com/blog/font-fallbacks). */
const fallbackFace = (family: string, weights: string, source: string, { size, ascent, descent }: Metrics): string => {
  const percent = (thousandths: number) => `${(thousandths / size / 10).toFixed(2)}%`;
  return `@font-face {
    font-family: "${family}";
    src: ${source};
    font-weight: ${weights};
    size-adjust: ${(size * 100).toFixed(2)}%;
    ascent-override: ${percent(ascent)};
    descent-override: ${percent(descent)};
    line-gap-override: 0%;
  }`;
};

const face = (family: string, weights: string, file: string, characters: string): string =>
  `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:${weights};font-display:swap;unicode-range:${characters}}`;

/*
 * The files are subsets made by `npm run brand`. Other characters come from the fallback font, or the system's. For
 * characters that only Inter has, such as the rupee sign, headings use Inter.
 *
 * For each character, browsers first try the last rule whose range includes it
 * (https://www.w3.org/TR/css-fonts-4/#composite-fonts), so a file of rare ones may claim those between them.
 */

/** The text font, and the fallback fonts. */
export const fontFaces = css`
  ${face("Inter", "400 700", moreInter, unicodeSpan(moreTextCharacters))}
  ${face("Inter", "400 700", inter, unicodeRange(coreCharacters))}
  ${fallbackFace("Inter Fallback", "100 500", regular, { size: 1.068, ascent: 968.8, descent: 241.2 })}
  ${fallbackFace("Inter Fallback", "600 900", bold, { size: 1.013, ascent: 968.8, descent: 241.2 })}
  ${fallbackFace("Bricolage Fallback", "200 800", bold, { size: 1.023, ascent: 930, descent: 270 })}
`;

/** The heading font, which is deferred. The file that every heading needs is the last. */
export const headingFontFaces = [
  face(headingFamily, "400 800", moreInter, unicodeSpan(borrowedCharacters)),
  face(headingFamily, "400 800", moreBricolage, unicodeSpan(moreHeadingCharacters)),
  face(headingFamily, "400 800", bricolage, unicodeRange(coreCharacters)),
].join("");

/** The font file that pages preload: that of the text. The heading font loads after first paint. */
export const preloadedFont = inter;

import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2";
import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2";
import { css } from "@emotion/react";

const regular = `local("Arial"), local("ArialMT"), local("Liberation Sans"), local("LiberationSans")`;
const bold = `local("Arial Bold"), local("Arial-BoldMT"), local("Liberation Sans Bold"), local("LiberationSans-Bold")`;

interface Metrics {
  /** The width of the letters of an English text, in thousandths of an em, and that of the font that stands in. */
  widths: readonly [own: number, standIn: number];
  /** Above and below the baseline, in thousandths of an em. */
  ascent: number;
  descent: number;
}

/** How to set a font that stands in for another, so that nothing moves when that one arrives (https://developer.chrome.com/blog/font-fallbacks). */
const metrics = ({ widths: [own, standIn], ascent, descent }: Metrics): string => {
  const size = own / standIn;
  const percent = (thousandths: number) => `${(thousandths / size / 10).toFixed(2)}%`;
  return `
    size-adjust: ${(size * 100).toFixed(2)}%;
    ascent-override: ${percent(ascent)};
    descent-override: ${percent(descent)};
    line-gap-override: 0%;`;
};

/** The rupee sign sits in latin-ext and is taken from the fallback. */
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
    src: ${regular};
    font-weight: 100 500;
    ${metrics({ widths: [480.5, 447], ascent: 968.8, descent: 241.2 })}
  }
  @font-face {
    font-family: "Inter Fallback";
    src: ${bold};
    font-weight: 600 900;
    ${metrics({ widths: [490.5, 484.1], ascent: 968.8, descent: 241.2 })}
  }
  @font-face {
    font-family: "Bricolage Fallback";
    src: ${bold};
    font-weight: 200 800;
    ${metrics({ widths: [497.5, 484.1], ascent: 930, descent: 270 })}
  }
`;

/** The font files that a page needs at once. */
export const preloadedFonts = [bricolage, inter];

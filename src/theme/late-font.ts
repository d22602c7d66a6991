import { css } from "@emotion/react";

/** Set on the root element when the page has been drawn for the first time, and the font of the headings may come. */
const mark = "drawn";
const standIn = `"Bricolage Fallback"`;
const whole = `"Bricolage Grotesque", ${standIn}`;

/** The font of the headings: the one that stands in for it, until a page has been drawn; and without scripts at once. */
export const lateFontStyles = css`
  :root {
    --font-heading: ${standIn};
  }
  @media (scripting: none) {
    :root {
      --font-heading: ${whole};
    }
  }
  :root[data-${mark}] {
    --font-heading: ${whole};
  }
`;

/** Lets the font of the headings come. */
export const showHeadingFont = (root: HTMLElement): void => {
  root.dataset[mark] = "";
};

/**
 * Does what `showHeadingFont` does when the page has been drawn, so that its first words do not share a slow line with
 * that font; on a later page of a visit, where the font is at hand, before anything is drawn. It stands in every page's
 * head and is the same everywhere, so that the Content-Security-Policy can name it.
 */
export const lateFontScript = [
  `{const d=document,s=()=>{d.documentElement.dataset.${mark}=""};`,
  `d.referrer.startsWith(location.origin)?s():new PerformanceObserver(s).observe({type:"paint",buffered:true})}`,
].join("");

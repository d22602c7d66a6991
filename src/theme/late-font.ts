import { headingFamily } from "./tokens";

/** The id of the style element with the rules of the headings' font. It is in every page's head. */
export const lateFontId = "late-font";

/** Where those rules hold by themselves: where no script can let the font come. */
export const lateFontMedia = "(scripting: none)";

/**
 * Lets the font of the headings come when the page has been drawn, so that its first words do not share a slow line with
 * it; on a later page of a visit, where the font is at hand, as soon as it can. It stands in every page's head and is
 * the same everywhere, so that the Content-Security-Policy can name it.
 *
 * The page is told of the font when that has arrived, and is laid out again. Rules that began to apply after the
 * first paint would have it laid out twice: without the font, and with it.
 */
export const lateFontScript = [
  `{const d=document,s=()=>{`,
  `const f=[...d.getElementById("${lateFontId}").sheet.cssRules].map(({style:c})=>{`,
  `const v=n=>c.getPropertyValue(n);`,
  `return new FontFace("${headingFamily}",v("src"),`,
  `{weight:v("font-weight"),unicodeRange:v("unicode-range"),display:v("font-display")})}),`,
  `a=()=>f.forEach(x=>d.fonts.add(x));`,
  `f.at(-1).load().then(a,a)};`,
  `d.referrer.startsWith(location.origin)?s():`,
  `new PerformanceObserver((_,o)=>{o.disconnect();s()}).observe({type:"paint",buffered:true})}`,
].join("");

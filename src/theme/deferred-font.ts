import { headingFamily } from "./tokens";

/** The id of the style element with the heading font's rules, in every page's head. */
export const deferredFontId = "deferred-font";

/** Applies those rules directly only where no script can load the font. */
export const deferredFontMedia = "(scripting: none)";

/**
 * Inline script that loads the heading font after first paint, so that it does not delay the text on a slow connection;
 * on later pages of a visit, where the font is cached, at once. It is in every page's head, identical everywhere, so
 * that the Content-Security-Policy can allow it by hash.
 *
 * It adds the font to the document once loaded, which costs one relayout. Rules that began to apply after first paint
 * would cost two: without the font, and with it.
 */
export const deferredFontScript = [
  `{const d=document,s=()=>{`,
  `const f=[...d.getElementById("${deferredFontId}").sheet.cssRules].map(({style:c})=>{`,
  `const v=n=>c.getPropertyValue(n);`,
  `return new FontFace("${headingFamily}",v("src"),`,
  `{weight:v("font-weight"),unicodeRange:v("unicode-range"),display:v("font-display")})}),`,
  `a=()=>f.forEach(x=>d.fonts.add(x));`,
  `f.at(-1).load().then(a,a)};`,
  `d.referrer.startsWith(location.origin)?s():`,
  `new PerformanceObserver((_,o)=>{o.disconnect();s()}).observe({type:"paint",buffered:true})}`,
].join("");

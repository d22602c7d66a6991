/** What Emotion wrote: the rules of a class, or an animation. Its own names hold nothing but letters, digits and hyphens. */
const written = /\.css-([a-z0-9]+)|@keyframes ([\w-]+)/g;

const namesIn = (css: string): Set<string> =>
  new Set(Array.from(css.matchAll(written), ([, name = "", animation = name]) => animation));

/** Browsers keep the rules of a file that failed to themselves, as they do those of another site. */
const rulesOf = ({ sheet }: HTMLLinkElement): string => {
  try {
    return Array.from(sheet?.cssRules ?? [], ({ cssText }) => cssText).join("");
  } catch {
    return "";
  }
};

/**
 * Has the head bring the styles that came with the rest of the page: the element that brought them goes with the place
 * it stands at when React shows another page. It brings the file itself, which the browser has: rules that are written
 * out lose a shorthand with a variable in it when they set a part of it anew
 * (https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block). What did not come is left to Emotion.
 */
const keepLateStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('body link[rel="stylesheet"]')) {
    const names = namesIn(rulesOf(link));
    if (names.size === 0) continue;
    const style = document.createElement("style");
    style.dataset["emotion"] = ["css", ...names].join(" ");
    style.textContent = `@import "${link.href}";`;
    document.head.append(style);
  }
};

/**
 * Names the rules that the page came with, so that Emotion does not write them anew. It would read these names from the
 * page (https://emotion.sh/docs/ssr), where each stands in the rules already: a visitor waits for none of them twice.
 */
const nameBuiltStyles = (): void => {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]'))
    style.dataset["emotion"] = ["css", ...namesIn(style.textContent)].join(" ");
};

// Emotion looks for them when it is loaded, so whatever imports it comes after this.
keepLateStyles();
nameBuiltStyles();

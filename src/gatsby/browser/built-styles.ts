/** What Emotion wrote: the rules of a class, or an animation. Its own names hold nothing but letters, digits and hyphens. */
const written = /\.css-([a-z0-9]+)|@keyframes ([\w-]+)/g;

/** The rules that a file has brought: none where it did not come, and Emotion writes them anew. */
const rulesOf = ({ sheet }: HTMLLinkElement): CSSRule[] => {
  try {
    return [...(sheet?.cssRules ?? [])];
  } catch {
    // Browsers keep the rules of a file that failed to themselves, as they do those of another site.
    return [];
  }
};

/**
 * Moves the styles that came with the rest of the page into the head: the element that brought them goes with the place
 * it stands at when React shows another page. Written out, a shorthand with a variable in it would be lost if a rule set
 * a part of it anew (https://drafts.csswg.org/cssom/#serialize-a-css-declaration-block); tests/e2e/late-styles sees that
 * no rule does.
 */
const keepLateStyles = (): void => {
  for (const link of document.querySelectorAll<HTMLLinkElement>('body link[rel="stylesheet"]')) {
    const style = document.createElement("style");
    style.dataset["emotion"] = "css";
    style.textContent = rulesOf(link)
      .map(({ cssText }) => cssText)
      .join("");
    document.head.append(style);
    link.remove();
  }
};

/**
 * Names the rules that the page came with, so that Emotion does not write them anew. It would read these names from the
 * page (https://emotion.sh/docs/ssr), where each stands in the rules already: a visitor waits for none of them twice.
 */
const nameBuiltStyles = (): void => {
  for (const style of document.querySelectorAll<HTMLStyleElement>('style[data-emotion="css"]')) {
    const names = Array.from(style.textContent.matchAll(written), ([, name, animation]) => name ?? animation);
    style.dataset["emotion"] = ["css", ...new Set(names)].join(" ");
  }
};

// Emotion looks for them when it is loaded, so whatever imports it comes after this.
keepLateStyles();
nameBuiltStyles();

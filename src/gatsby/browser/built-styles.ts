/** What Emotion wrote: the rules of a class, or an animation. Its own names hold nothing but letters, digits and hyphens. */
const written = /\.css-([a-z0-9]+)|@keyframes ([\w-]+)/g;

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
nameBuiltStyles();

/**
 * What starts the application, on every page the same. Its name never changes, so that a page's HTML does not change
 * with the bundles that it names.
 */
export const startFile = "start.js";

/** The function that `start.js` hands the names of the bundles to. */
export const startFunction = "startApplication";

/** React is about to answer clicks itself. */
export const takeoverEvent = "application-takeover";

/** The page is the application's. */
export const readyEvent = "application-ready";

/** What Gatsby would have written into every page's HTML. */
export interface Bundles {
  /** The addresses of the scripts, in their order. */
  scripts: readonly string[];
  /** Variables of the window that Gatsby's runtime reads. */
  globals: Readonly<Record<string, string>>;
}

declare global {
  interface Window {
    pagePath?: string | undefined;
    [startFunction]?: (bundles: Bundles) => void;
  }
}

import { navigate } from "gatsby";
import catchLinks from "gatsby-plugin-catch-links/catch-links";
import { useLayoutEffect } from "react";

/**
 * Lets links inside rendered Markdown change pages without loading the document anew.
 *
 * The plugin itself would catch every click from the moment its script has loaded, before React can answer one, and so
 * swallow it. An effect comes with React. It listens where the plugin does, at the window: React's own handlers, which
 * sit below it, answer first.
 */
export const useCaughtLinks = () => {
  useLayoutEffect(() => catchLinks(window, {}, (path) => void navigate(path)), []);
};

import { navigate } from "gatsby";
import catchLinks from "gatsby-plugin-catch-links/catch-links";
import { useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Lets links inside rendered Markdown change pages without loading the document anew.
 *
 * The plugin itself would catch every click from the moment its script has loaded, before React can answer one, and so
 * swallow it. An effect of the element comes with React.
 *
 * @returns a reference for the element that holds the links
 */
export const useCaughtLinks = (): RefObject<HTMLElement | null> => {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (element.current === null) return undefined;
    return catchLinks(element.current, {}, (path) => void navigate(path));
  }, []);
  return element;
};

import { navigate } from "gatsby";
import { useEffect } from "react";
import { followedLink } from "../primitives/dom";

/** Whether a path names a file, not a page: the paths of pages have no dot. */
const isFile = (path: string): boolean => path.split("/").at(-1)?.includes(".") === true;

/**
 * Enables client-side navigation for links inside rendered Markdown.
 *
 * It listens on the window, so that React's handlers run first. gatsby-plugin-catch-links would listen before Gatsby
 * can navigate, and lose the clicks in between.
 */
export const useCaughtLinks = () => {
  useEffect(() => {
    const follow = (click: MouseEvent) => {
      const link = click.defaultPrevented ? null : followedLink(click);
      if (link === null || link.target !== "" || link.hasAttribute("download") || link.origin !== location.origin)
        return;
      const { pathname, search, hash } = link;
      if (isFile(pathname)) return;
      if (hash !== "" && pathname === location.pathname) {
        // The browser scrolls there natively, and has to do so on Back as well.
        history.scrollRestoration = "auto";
        return;
      }
      click.preventDefault();
      void navigate(pathname + search + hash);
    };
    addEventListener("click", follow);
    return () => removeEventListener("click", follow);
  }, []);
};

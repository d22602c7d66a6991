import { navigate } from "gatsby";
import { useEffect } from "react";
import { followedLink } from "../primitives/dom";

/** Files and what the server answers itself; only pages have paths without a dot. */
const isFile = (path: string): boolean => path.split("/").at(-1)?.includes(".") === true;

/**
 * Lets links inside rendered Markdown change pages without loading the document again.
 *
 * It listens at the window, below which React's own handlers answer first. gatsby-plugin-catch-links would listen before
 * Gatsby can show another page, and lose the clicks in between.
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
        // The browser scrolls there by itself, and so it has to on the way back.
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

import { createContext, type ReactNode, useContext } from "react";

/** What a part of a page puts into the head. */
export interface HeadPart {
  children: ReactNode;
  /** The page's language, as BCP 47 writes it. */
  language?: string;
}

/** Takes what a page puts into its head while a build renders it. In a browser nobody listens. */
export const PageHeadContext = createContext<((part: HeadPart) => void) | undefined>(undefined);

/**
 * Puts `title`, `meta` and `link` elements into the page's head.
 *
 * A browser's React does so by itself, and finds those that the build has written
 * (https://react.dev/reference/react-dom/components/title). What renders to a text has no head to put them into, so the
 * build collects them.
 */
export const PageHead = (part: HeadPart) => {
  const collect = useContext(PageHeadContext);
  if (collect === undefined) return part.children;
  collect(part);
  return null;
};

import { questionId } from "../paths";
import { anchorsOfBlock } from "./blocks/blocks";
import { contentType, pagesOfLists, takenIds } from "./content-types";
import { type Entry, entryPath } from "./entry";
import type { Problem } from "./validation-error";

/** What can be linked to on every page. */
const commonAnchors = ["content"];

/** The ids that each page has, by its path. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** The ids that a page gives the headings of its text; `taken` are those that it has already. */
export type HeadingIds = (headings: readonly string[], taken: readonly string[]) => readonly string[];

const anchorsOf = (entry: Entry, headingIds: HeadingIds): Set<string> =>
  new Set([
    ...commonAnchors,
    ...(contentType(entry.type).page?.anchors ?? []),
    ...headingIds(entry.body.headings, takenIds(entry.type)),
    ...(entry.type === "BuiltPage" ? entry.data.blocks : [])
      .filter(({ hidden }) => hidden !== true)
      .flatMap(anchorsOfBlock),
    ...(entry.type === "Service" ? (entry.data.questions ?? []) : []).map(({ question }) => questionId(question)),
  ]);

/**
 * What can be linked to on the pages of a site.
 *
 * @param entries those without errors: of the others the headings are not known
 */
export const anchorsOfPages = (entries: readonly Entry[], headingIds: HeadingIds): Anchors =>
  new Map([
    ...pagesOfLists(entries).map(({ path, anchors }) => [path, new Set([...commonAnchors, ...anchors])] as const),
    ...entries.flatMap((entry) => {
      const path = entryPath(entry);
      return path === undefined ? [] : [[path, anchorsOf(entry, headingIds)] as const];
    }),
  ]);

/** The fragment without percent-encoding; undefined where that is malformed, as in `#50%`, which a page cannot follow. */
const decoded = (fragment: string): string | undefined => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
};

/**
 * What is wrong with the part of a link after its `#`.
 *
 * @param path the canonical path of the page that it leads to; of a page that is not known nothing can be wrong
 */
export const anchorProblem = (anchors: Anchors, path: string | undefined, link: string): Problem | undefined => {
  const fragment = decoded(link.split("#")[1] ?? "");
  const known = anchors.get(path ?? "");
  // What follows :~: is for the browser, which looks for a text (https://wicg.github.io/scroll-to-text-fragment/).
  if (fragment === "" || fragment?.startsWith(":~:") || known === undefined || known.has(fragment ?? ""))
    return undefined;
  return {
    problem: `links to ${link}, but ${path} has no such anchor`,
    advice: `write one of ${[...known].map((id) => `#${id}`).join(", ")}`,
  };
};

import { questionId } from "../paths";
import { anchorsOfBlock } from "./blocks/blocks";
import { contentType, pagesOfLists, takenIds } from "./content-types";
import { type Entry, entryPath } from "./entry";
import type { Problem } from "./validation-error";

/** IDs that every page has. */
const commonAnchors = ["content"];

/** The element IDs of each page, by its path. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the IDs of a text's headings; `taken` are the IDs that its page already has. */
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
 * Collects the IDs that links may target on each page.
 *
 * @param entries valid entries only: the headings of others are unknown
 */
export const anchorsOfPages = (entries: readonly Entry[], headingIds: HeadingIds): Anchors =>
  new Map([
    ...pagesOfLists(entries).map(({ path, anchors }) => [path, new Set([...commonAnchors, ...anchors])] as const),
    ...entries.flatMap((entry) => {
      const path = entryPath(entry);
      return path === undefined ? [] : [[path, anchorsOf(entry, headingIds)] as const];
    }),
  ]);

/** Percent-decodes a fragment; undefined if it is malformed, as in `#50%`, which Gatsby fails to decode. */
const decoded = (fragment: string): string | undefined => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return undefined;
  }
};

/**
 * Checks that the page a link targets has the ID in its fragment.
 *
 * @param path the canonical path of the target page; an unknown page has no problem
 */
export const anchorProblem = (anchors: Anchors, path: string | undefined, link: string): Problem | undefined => {
  const fragment = decoded(link.split("#")[1] ?? "");
  const known = anchors.get(path ?? "");
  // Browsers resolve text fragments, which begin with :~: (https://wicg.github.io/scroll-to-text-fragment/).
  if (fragment === "" || fragment?.startsWith(":~:") || known === undefined || known.has(fragment ?? ""))
    return undefined;
  return {
    problem: `links to ${link}, but ${path} has no such anchor`,
    advice: `end the link with one of ${[...known].map((id) => `#${id}`).join(", ")}`,
  };
};

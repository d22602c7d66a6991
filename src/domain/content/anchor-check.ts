import { blogListPages } from "../blog/list-pages";
import { commonAnchors, sectionAnchors } from "../page-anchors";
import { questionId } from "../paths";
import { type Entry, entryPath } from "./entry";
import type { Mistake } from "./mistake";

/** The ids that each page has, by its path. */
export type Anchors = ReadonlyMap<string, ReadonlySet<string>>;

const questionIds = ({ data }: Entry): string[] => {
  const questions = (data["questions"] ?? []) as { question?: string }[];
  return Array.isArray(questions) ? questions.map(({ question }) => questionId(question ?? "")) : [];
};

const anchorsOf = (entry: Entry): Set<string> =>
  new Set([
    ...commonAnchors,
    ...(sectionAnchors[entry.type] ?? []),
    ...(entry.headingIds ?? []),
    ...(entry.type === "Service" ? questionIds(entry) : []),
  ]);

/**
 * What can be linked to on the pages of a site.
 *
 * @param entries those whose pages are known whole: of one with a mistake nobody knows the headings
 */
export const anchorsOfPages = (entries: readonly Entry[]): Anchors => {
  const posts = entries.filter(({ type }) => type === "Post").map(({ data }) => ({ tags: data["tags"] as string[] }));
  const ofLists = new Set([...commonAnchors, ...(sectionAnchors.BlogPage ?? [])]);
  return new Map([
    ...blogListPages(posts).map(({ path }) => [path, ofLists] as const),
    ...entries.flatMap((entry) => {
      const path = entryPath(entry);
      return path === undefined ? [] : [[path, anchorsOf(entry)] as const];
    }),
  ]);
};

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/**
 * What is wrong with the part of a link after its `#`.
 *
 * @param path the canonical path of the page that it leads to; of a page that is not known nothing can be wrong
 */
export const anchorProblem = (
  anchors: Anchors,
  path: string | undefined,
  link: string,
): Pick<Mistake, "problem" | "advice"> | undefined => {
  const fragment = decoded(link.split("#")[1] ?? "");
  const known = anchors.get(path ?? "");
  // What follows :~: is for the browser, which looks for a text (https://wicg.github.io/scroll-to-text-fragment/).
  if (fragment === "" || fragment.startsWith(":~:") || known === undefined || known.has(fragment)) return undefined;
  return {
    problem: `links to ${link}, but ${path} has no place of that name`,
    advice: `write one of ${[...known].map((id) => `#${id}`).join(", ")}`,
  };
};

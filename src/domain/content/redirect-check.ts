import { canonicalPath, linkOnSite } from "../paths";
import { anchorProblem } from "./anchor-check";
import { type Entry, entryPath, formerPaths, type UncheckedEntry } from "./entry";
import type { ContentSite } from "./entry-check";
import { isServed } from "./reserved-paths";
import type { Problem, ValidationError } from "./validation-error";

/** A redirect and where it is defined. */
interface WrittenRule extends Pick<ValidationError, "file" | "field"> {
  from: string;
  to: string;
  /** Whether it stems from a former slug instead of the list. */
  isFormerSlug: boolean;
}

/** Returns all redirects of the content: listed rules and those of former slugs. */
export const writtenRules = (entries: readonly (Entry | UncheckedEntry)[]): WrittenRule[] => [
  ...entries.flatMap(({ file, data }) =>
    ("redirects" in data ? data.redirects : []).map((rule, index) => {
      return { ...rule, file, field: `redirects[${index}]`, isFormerSlug: false };
    }),
  ),
  ...entries.flatMap((entry) => {
    const { file } = entry;
    const to = entryPath(entry);
    if (to === undefined) return [];
    return formerPaths(entry).map((from, index) => {
      return { from, to, file, field: `formerSlugs[${index}]`, isFormerSlug: true };
    });
  }),
];

interface RedirectPaths extends Pick<ContentSite, "anchors" | "scheduled" | "siteUrl" | "staticFiles"> {
  /** The effective (first) rule of each canonical path. */
  firstRules: ReadonlyMap<string, WrittenRule>;
  /** The canonical paths of permanently published pages. */
  pages: ReadonlySet<string>;
}

/** Detects a redirect loop or chain. Rules at a page's path are not followed: they are errors themselves. */
const hopProblem = (from: string, paths: RedirectPaths): Problem | undefined => {
  const { firstRules, pages, scheduled, siteUrl } = paths;
  const hops = [from];
  const visited = new Set<string>();
  let path = from;
  let rule = firstRules.get(from);
  while (rule !== undefined && !visited.has(path)) {
    visited.add(path);
    hops.push(rule.to);
    path = canonicalPath(linkOnSite(rule.to, siteUrl));
    rule = pages.has(path) || scheduled.has(path) ? undefined : firstRules.get(path);
  }
  if (path === from)
    return {
      problem: `makes a loop: ${hops.join(" redirects to ")}`,
      advice: "remove one of these rules, or let it redirect to a page",
    };
  if (rule !== undefined || hops.length === 2) return undefined;
  return { problem: `makes a chain: ${hops.slice(1).join(" redirects to ")}`, advice: `write ${hops.at(-1)} in to` };
};

const ruleProblem = (rule: WrittenRule, paths: RedirectPaths): Problem | undefined => {
  const { firstRules, pages, anchors, scheduled, staticFiles, siteUrl } = paths;
  const from = canonicalPath(rule.from);
  const target = linkOnSite(rule.to, siteUrl);
  const to = canonicalPath(target);
  if (from === to)
    return {
      problem: `redirects from ${from} to itself`,
      advice: "remove this redirect, or let it lead to another page",
    };
  const first = firstRules.get(from);
  if (first !== undefined && first !== rule)
    return {
      problem: `makes a rule for ${from}, which ${first.file} has already in ${first.field}`,
      advice: "remove one of the two",
    };
  if (pages.has(from) || scheduled.has(from))
    return { problem: `hides the page ${from}`, advice: "remove this redirect, or give that page another slug" };
  if (isServed(from) || staticFiles.has(from))
    return { problem: `hides ${from}, which the site needs for itself`, advice: "remove the rule" };
  const loopOrChain = hopProblem(from, paths);
  if (loopOrChain !== undefined) return loopOrChain;
  if (scheduled.has(to)) {
    // A former slug redirects only while its page is published.
    if (rule.isFormerSlug) return undefined;
    return {
      problem: `redirects to ${rule.to}, which has a schedule`,
      advice: "write a page in to that has no schedule",
    };
  }
  // If `to` is in a loop of other rules, only those are errors.
  const targetExists = pages.has(to) || staticFiles.has(to) || firstRules.has(to) || isServed(to);
  if (target.startsWith("/") && !targetExists)
    return { problem: `redirects to ${rule.to}, which is no page`, advice: "write the path of an existing page in to" };
  return anchorProblem(anchors, to, rule.to);
};

/** Reports broken redirects: to themselves, duplicate, hiding a page or a file, in a loop or a chain, to no page. */
export const redirectErrors = (
  entries: readonly Entry[],
  paths: Omit<RedirectPaths, "firstRules">,
): ValidationError[] => {
  const rules = writtenRules(entries);
  const firstRules = new Map(rules.toReversed().map((rule) => [canonicalPath(rule.from), rule]));
  return rules.flatMap((rule) => {
    const found = ruleProblem(rule, { ...paths, firstRules });
    return found === undefined ? [] : [{ file: rule.file, field: rule.field, ...found }];
  });
};

import { canonicalPath } from "./paths";

export interface RedirectRule {
  from: string;
  to: string;
}

export interface RedirectProblem {
  /** Index of the rule in the list. */
  index: number;
  /** Set where the problem has other words, or is none, for a former slug. */
  kind?: "itself" | "repeated" | "hidden page" | "scheduled target";
  problem: string;
  advice: string;
}

type Found = Omit<RedirectProblem, "index">;

interface Site {
  /** The rule that counts for each canonical path: the first one. */
  firstRules: ReadonlyMap<string, { index: number; to: string }>;
  pages: ReadonlySet<string>;
  scheduled: ReadonlySet<string>;
}

/** The paths that a visitor is sent along, up to one that has no rule or comes a second time. */
const hopsFrom = (from: string, { firstRules }: Site): string[] => {
  const hops = [from];
  const seen = new Set<string>();
  for (let path = from; !seen.has(path); path = canonicalPath(hops.at(-1) ?? from)) {
    seen.add(path);
    const to = firstRules.get(path)?.to;
    if (to === undefined) break;
    hops.push(to);
  }
  return hops;
};

const hopProblem = (from: string, site: Site): Found | undefined => {
  const hops = hopsFrom(from, site);
  const last = hops.at(-1) ?? from;
  const firstVisit = hops.findIndex((path) => canonicalPath(path) === canonicalPath(last));
  const leads = hops.join(" leads to ");
  if (firstVisit === 0)
    return { problem: `makes a loop: ${leads}`, advice: "remove one of these rules, or let it lead to a page" };
  if (firstVisit < hops.length - 1)
    return { problem: `leads into a loop: ${leads}`, advice: "write the path of an existing page in to" };
  if (hops.length > 2)
    return { problem: `makes a chain: ${hops.slice(1).join(" leads on to ")}`, advice: `write ${last} in to` };
  return undefined;
};

const problemOf = (rule: RedirectRule, index: number, site: Site): Found | undefined => {
  const { firstRules, pages, scheduled } = site;
  const from = canonicalPath(rule.from);
  const to = canonicalPath(rule.to);
  if (from === to)
    return {
      kind: "itself",
      problem: `leads from ${from} to itself`,
      advice: "write another page in to, or remove the rule",
    };
  if (firstRules.get(from)?.index !== index)
    return { kind: "repeated", problem: `repeats a rule for ${from}`, advice: "keep one rule for each old path" };
  if (pages.has(from) || scheduled.has(from))
    return {
      kind: "hidden page",
      problem: `hides the page ${from}`,
      advice: "remove the rule, or give the page another slug",
    };
  const onTheWay = hopProblem(from, site);
  if (onTheWay !== undefined) return onTheWay;
  if (scheduled.has(to))
    return {
      kind: "scheduled target",
      problem: `leads to ${rule.to}, which is not there for good`,
      advice: "write a page in to that has no schedule",
    };
  if (rule.to.startsWith("/") && !pages.has(to))
    return { problem: `leads to ${rule.to}, which is no page`, advice: "write the path of an existing page in to" };
  return undefined;
};

/**
 * Checks a list of redirects: a rule to itself, a repeated rule, a hidden page, a loop of any length, a chain, a target
 * that does not exist.
 *
 * @param pages the canonical paths of all pages
 * @param scheduled those of pages that wait for their time, or go when it is over
 */
export const checkRedirects = (
  rules: readonly RedirectRule[],
  pages: ReadonlySet<string>,
  scheduled: ReadonlySet<string> = new Set(),
): RedirectProblem[] => {
  const indexed = rules.map(({ from, to }, index) => [canonicalPath(from), { index, to }] as const);
  const site = { firstRules: new Map(indexed.toReversed()), pages, scheduled };
  return rules.flatMap((rule, index) => {
    const found = problemOf(rule, index, site);
    return found === undefined ? [] : [{ index, ...found }];
  });
};

/**
 * The marketers' rules, one for each former path of a page, and one for the lower-case form, which people type, of each
 * path with capitals.
 *
 * @param moved the pages that had other paths before
 * @param paths the paths whose lower-case form is answered
 */
export const allRedirects = (
  rules: readonly RedirectRule[],
  paths: readonly string[],
  moved: readonly { path: string; formerPaths: readonly string[] }[] = [],
): RedirectRule[] => {
  const former = moved.flatMap(({ path, formerPaths }) => formerPaths.map((from) => ({ from, to: path })));
  const taken = new Set([...paths, ...[...rules, ...former].map(({ from }) => from)]);
  const lowered = paths
    .filter((path) => !taken.has(path.toLowerCase()))
    .map((path) => ({ from: path.toLowerCase(), to: path }));
  return [...rules, ...former, ...lowered];
};

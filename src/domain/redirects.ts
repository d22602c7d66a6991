import { canonicalPath } from "./paths";

export interface RedirectRule {
  from: string;
  to: string;
}

export type RedirectProblemKind =
  "itself" | "repeated" | "hidden page" | "loop" | "chain" | "missing target" | "scheduled target";

export interface RedirectProblem {
  /** Index of the rule in the list. */
  index: number;
  kind: RedirectProblemKind;
  problem: string;
  advice: string;
}

type Found = Omit<RedirectProblem, "index">;

/** Where each old path leads; of two rules for one path the first counts. */
type Leads = ReadonlyMap<string, string>;

const leadsOf = (rules: readonly RedirectRule[]): Leads =>
  new Map([...rules].reverse().map(({ from, to }) => [canonicalPath(from), to]));

/** The places that one passes from a path on, the path first, until a place leads nowhere or was passed before. */
const wayFrom = (start: string, leads: Leads): string[] => {
  const way = [start];
  for (let to = leads.get(start); to !== undefined; to = leads.get(canonicalPath(to))) {
    const seen = way.some((place) => canonicalPath(place) === canonicalPath(to ?? ""));
    way.push(to);
    if (seen) break;
  }
  return way;
};

const wayProblem = (from: string, leads: Leads): Found | undefined => {
  const way = wayFrom(from, leads);
  const last = way.at(-1) ?? from;
  const lastButOne = way.slice(0, -1).map(canonicalPath);
  if (canonicalPath(last) === from)
    return {
      kind: "loop",
      problem: `makes a loop: ${way.join(" leads to ")}`,
      advice: "remove one of these rules, or let it lead to a page",
    };
  if (lastButOne.includes(canonicalPath(last)))
    return {
      kind: "loop",
      problem: `leads into a loop: ${way.join(" leads to ")}`,
      advice: "write the path of an existing page in to",
    };
  if (way.length > 2)
    return {
      kind: "chain",
      problem: `makes a chain: ${way.slice(1).join(" leads on to ")}`,
      advice: `write ${last} in to`,
    };
  return undefined;
};

const problemOf = (
  rule: RedirectRule,
  index: number,
  first: ReadonlyMap<string, number>,
  leads: Leads,
  pages: ReadonlySet<string>,
  scheduled: ReadonlySet<string>,
): Found | undefined => {
  const from = canonicalPath(rule.from);
  const to = canonicalPath(rule.to);
  if (from === to)
    return {
      kind: "itself",
      problem: `leads from ${from} to itself`,
      advice: "write another page in to, or remove the rule",
    };
  if ((first.get(from) ?? index) < index)
    return { kind: "repeated", problem: `repeats a rule for ${from}`, advice: "keep one rule for each old path" };
  if (pages.has(from) || scheduled.has(from))
    return {
      kind: "hidden page",
      problem: `hides the page ${from}`,
      advice: "remove the rule, or give the page another slug",
    };
  const onTheWay = wayProblem(from, leads);
  if (onTheWay !== undefined) return onTheWay;
  if (scheduled.has(to))
    return {
      kind: "scheduled target",
      problem: `leads to ${rule.to}, which is not there for good`,
      advice: "write a page in to that has no schedule",
    };
  if (rule.to.startsWith("/") && !pages.has(to))
    return {
      kind: "missing target",
      problem: `leads to ${rule.to}, which is no page`,
      advice: "write the path of an existing page in to",
    };
  return undefined;
};

/**
 * What is wrong with a list of redirects: a rule to itself, a repeated rule, a
 * hidden page, a loop of any length, a chain, a target that does not exist.
 *
 * @param pages the canonical paths of all pages
 * @param scheduled those of pages that wait for their time, or go when it is over
 */
export const checkRedirects = (
  rules: readonly RedirectRule[],
  pages: ReadonlySet<string>,
  scheduled: ReadonlySet<string> = new Set(),
): RedirectProblem[] => {
  const leads = leadsOf(rules);
  const first = new Map([...rules.entries()].reverse().map(([index, { from }]) => [canonicalPath(from), index]));
  return rules.flatMap((rule, index) => {
    const found = problemOf(rule, index, first, leads, pages, scheduled);
    return found === undefined ? [] : [{ index, ...found }];
  });
};

/**
 * The marketers' rules, one for each former path of a page, and one for each
 * path with capitals so that its lower-case form, which people type, is
 * answered as well.
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

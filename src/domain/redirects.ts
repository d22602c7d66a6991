import { canonicalPath } from "./paths";

export interface RedirectRule {
  from: string;
  to: string;
}

export interface RedirectProblem {
  /** Index of the rule in the list. */
  index: number;
  problem: string;
  advice: string;
}

const problemOf = (
  rule: RedirectRule,
  index: number,
  rules: readonly RedirectRule[],
  pages: ReadonlySet<string>,
): Omit<RedirectProblem, "index"> | undefined => {
  const from = canonicalPath(rule.from);
  const to = canonicalPath(rule.to);
  const next = rules.find((other) => canonicalPath(other.from) === to);
  if (from === to)
    return { problem: `leads from ${from} to itself`, advice: "write another page in to, or remove the rule" };
  if (rules.findIndex((other) => canonicalPath(other.from) === from) < index)
    return { problem: `repeats a rule for ${from}`, advice: "keep one rule for each old path" };
  if (pages.has(from))
    return { problem: `hides the page ${from}`, advice: "remove the rule, or give the page another slug" };
  if (next !== undefined && canonicalPath(next.to) === from)
    return { problem: `makes a loop: ${from} and ${to} lead to each other`, advice: "remove one of the two rules" };
  if (next !== undefined)
    return { problem: `makes a chain: ${to} leads on to ${next.to}`, advice: `write ${next.to} in to` };
  if (rule.to.startsWith("/") && !pages.has(to))
    return { problem: `leads to ${rule.to}, which is no page`, advice: "write the path of an existing page in to" };
  return undefined;
};

/**
 * What is wrong with a list of redirects: a rule to itself, a repeated rule, a
 * hidden page, a loop, a chain, a target that does not exist.
 *
 * @param pages the canonical paths of all pages
 */
export const checkRedirects = (rules: readonly RedirectRule[], pages: ReadonlySet<string>): RedirectProblem[] =>
  rules.flatMap((rule, index) => {
    const found = problemOf(rule, index, rules, pages);
    return found === undefined ? [] : [{ index, ...found }];
  });

/**
 * The marketers' rules, and one for each path with capitals so that its
 * lower-case form, which people type, is answered as well.
 */
export const allRedirects = (rules: readonly RedirectRule[], paths: readonly string[]): RedirectRule[] => {
  const taken = new Set([...paths, ...rules.map(({ from }) => from)]);
  const lowered = paths
    .filter((path) => !taken.has(path.toLowerCase()))
    .map((path) => ({ from: path.toLowerCase(), to: path }));
  return [...rules, ...lowered];
};

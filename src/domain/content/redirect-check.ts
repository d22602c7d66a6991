import { canonicalPath } from "../paths";
import { checkRedirects, type RedirectProblem, type RedirectRule } from "../redirects";
import { entriesOf, type Entry, type EntryOf, entryPath, formerPaths } from "./entry";
import type { Mistake } from "./mistake";

/** A rule, and where its author wrote it. */
export interface WrittenRule extends RedirectRule {
  file: string;
  field: string;
  /** Whether it is a former slug of a page, and no rule that somebody wrote as one. */
  isFormerSlug: boolean;
}

const listedRules = ({ file, data }: EntryOf<"Redirects">): WrittenRule[] =>
  data.redirects.map((rule, index) => ({ ...rule, file, field: `redirects[${index}]`, isFormerSlug: false }));

const formerRules = (entry: Entry): WrittenRule[] => {
  const to = entryPath(entry);
  if (to === undefined) return [];
  return formerPaths(entry).map((from, index) => ({
    from,
    to,
    file: entry.file,
    field: `formerSlugs[${index}]`,
    isFormerSlug: true,
  }));
};

/** Every redirect of the content: the rules of its list, and the former slugs of its pages. */
export const writtenRules = (entries: readonly Entry[]): WrittenRule[] => [
  ...entriesOf(entries, "Redirects").flatMap(listedRules),
  ...entries.flatMap(formerRules),
];

/** The same problem in the words of the field that it stands in. */
const asFormerSlug = (rule: WrittenRule, rules: readonly WrittenRule[], found: RedirectProblem) => {
  const first = rules.find(({ from }) => canonicalPath(from) === rule.from);
  switch (found.kind) {
    case "itself":
      return { problem: "is the slug of this page itself", advice: "remove it from the list" };
    case "repeated":
      return {
        problem: `makes a rule for ${rule.from}, which ${first?.file} has already in ${first?.field}`,
        advice: "remove one of the two",
      };
    case "hidden page":
      return {
        problem: `is the address of another page, ${rule.from}`,
        advice: "remove it from the list, or give that page another slug",
      };
    default:
      return found;
  }
};

/**
 * Redirects that cannot work: see `checkRedirects`, over both places in which they are written.
 *
 * @param pages the canonical paths of all pages
 * @param scheduled those of pages that are not there for good: their former slugs make rules only while they are
 */
export const redirectMistakes = (
  entries: readonly Entry[],
  pages: ReadonlySet<string>,
  scheduled: ReadonlySet<string>,
): Mistake[] => {
  const rules = writtenRules(entries);
  return checkRedirects(rules, pages, scheduled).flatMap((found) => {
    const rule = rules[found.index];
    if (rule === undefined || (rule.isFormerSlug && found.kind === "scheduled target")) return [];
    const { problem, advice } = rule.isFormerSlug ? asFormerSlug(rule, rules, found) : found;
    return [{ file: rule.file, field: rule.field, problem, advice }];
  });
};

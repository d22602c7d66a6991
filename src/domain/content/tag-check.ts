import { tagSlug } from "../blog/tags";
import { groupBy } from "../group-by";
import { entriesOf, type Entry, type EntryOf } from "./entry";
import type { ValidationError } from "./validation-error";

interface Use {
  file: string;
  field: string;
  name: string;
}

const usesIn = ({ file, data }: EntryOf<"Post">): Use[] =>
  data.tags.map((name, index) => ({ file, field: `tags[${index}]`, name }));

const withoutSlug = (use: Use): ValidationError => ({
  file: use.file,
  field: use.field,
  problem: `is ${JSON.stringify(use.name)}, of which no slug can be made`,
  advice: "write a name with letters from a to z, or digits",
});

const repeated = (use: Use, first: Use): ValidationError => ({
  file: use.file,
  field: use.field,
  problem: `is ${JSON.stringify(use.name)}, which ${first.field} says already`,
  advice: "remove it",
});

const misspelt = (use: Use, usual: Use): ValidationError => ({
  file: use.file,
  field: use.field,
  problem: `is ${JSON.stringify(use.name)}, which has the slug of ${JSON.stringify(usual.name)}`,
  advice: `write ${usual.name} as in ${usual.file}; capitals and signs make no difference`,
});

/** How a tag is spelled most often; of two that are as frequent, the first. */
const usualOf = (uses: readonly Use[]): Use | undefined => {
  const spellings = [...groupBy(uses, ({ name }) => name).values()];
  return spellings.sort((a, b) => b.length - a.length)[0]?.[0];
};

const errorsOfTag = (slug: string, uses: readonly Use[]): ValidationError[] => {
  if (slug === "") return uses.map(withoutSlug);
  const usual = usualOf(uses);
  return uses.flatMap((use, index) => {
    const first = uses.find(({ file }) => file === use.file);
    if (first !== undefined && uses.indexOf(first) < index) return [repeated(use, first)];
    return usual === undefined || use.name === usual.name ? [] : [misspelt(use, usual)];
  });
};

/** Tags that articles do not have in common although they should, say twice, or cannot have. */
export const tagErrors = (entries: readonly Entry[]): ValidationError[] => {
  const uses = entriesOf(entries, "Post").flatMap(usesIn);
  return [...groupBy(uses, ({ name }) => tagSlug(name))].flatMap(([slug, same]) => errorsOfTag(slug, same));
};

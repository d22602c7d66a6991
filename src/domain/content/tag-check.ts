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

const tagError = ({ file, field, name }: Use, problem: string, advice: string): ValidationError => ({
  file,
  field,
  problem: `is ${JSON.stringify(name)}, ${problem}`,
  advice,
});

/** The most frequent spelling of a tag; the first one if there is a tie. */
const usualOf = (uses: readonly Use[]): Use | undefined => {
  const spellings = [...groupBy(uses, ({ name }) => name).values()];
  return spellings.sort((a, b) => b.length - a.length)[0]?.[0];
};

const errorsOfTag = (slug: string, uses: readonly Use[]): ValidationError[] => {
  if (slug === "")
    return uses.map((use) =>
      tagError(use, "of which no slug can be made", "write a name with letters from a to z, or digits"),
    );
  const usual = usualOf(uses);
  return uses.flatMap((use, index) => {
    const first = uses.find(({ file }) => file === use.file);
    if (first !== undefined && uses.indexOf(first) < index)
      return [tagError(use, `which ${first.field} says already`, "remove it")];
    if (usual === undefined || use.name === usual.name) return [];
    const advice = `write ${usual.name} as in ${usual.file}; capitals and signs make no difference`;
    return [tagError(use, `which has the slug of ${JSON.stringify(usual.name)}`, advice)];
  });
};

/** Reports tags that are spelled inconsistently, repeated in an article, or have no slug. */
export const tagErrors = (entries: readonly Entry[]): ValidationError[] => {
  const uses = entriesOf(entries, "Post").flatMap(usesIn);
  return [...groupBy(uses, ({ name }) => tagSlug(name))].flatMap(([slug, same]) => errorsOfTag(slug, same));
};

import { canonicalPath } from "../paths";
import { checkRedirects, type RedirectRule } from "../redirects";
import { contentType, contentTypeNames } from "./content-types";
import { type Entry, entryPath, isDraft, singletonPaths } from "./entry";
import { entryMistakes, type Site, type Surroundings } from "./entry-check";
import type { Mistake } from "./mistake";

const duplicateMistakes = (entries: readonly Entry[]): Mistake[] => {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const path = entryPath(entry) ?? `${entry.type}:${String(entry.data["slug"] ?? entry.file)}`;
    const key = path.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) {
      first.set(key, entry);
      return [];
    }
    return [
      {
        file: entry.file,
        field: "slug",
        problem: `is ${JSON.stringify(entry.data["slug"])}, which ${earlier.file} has already`,
        advice: "write another slug; capitals make no difference",
      },
    ];
  });
};

const missingFiles = (files: ReadonlySet<string>): Mistake[] =>
  contentTypeNames.flatMap((name) => {
    const { location } = contentType(name);
    if (!("file" in location)) return [];
    const file = `content/${location.file}`;
    return files.has(file)
      ? []
      : [{ file, field: "", problem: "is missing", advice: "restore the file; the site cannot be built without it" }];
  });

const redirectMistakes = (entries: readonly Entry[], pages: ReadonlySet<string>): Mistake[] =>
  entries
    .filter(({ type }) => type === "Redirects")
    .flatMap(({ file, data }) =>
      checkRedirects(data["redirects"] as RedirectRule[], pages).map(({ index, ...found }) => ({
        file,
        field: `redirects[${index}]`,
        ...found,
      })),
    );

/**
 * What no single file can know: slugs used twice, links to pages that do not
 * exist, pictures and icons that are not there, redirects that lead nowhere.
 *
 * @param entries all entries that their schemas accepted, drafts included
 * @param refused entries that their schemas refused: reported elsewhere, but a link to them is no mistake
 */
export const checkCollection = (
  entries: readonly Entry[],
  surroundings: Surroundings,
  refused: readonly Pick<Entry, "type" | "file" | "data">[] = [],
): Mistake[] => {
  const paths = (draft: boolean) =>
    entries.filter((entry) => isDraft(entry) === draft).flatMap((entry) => entryPath(entry) ?? []);
  const pages = new Set([
    ...Object.values(singletonPaths),
    ...paths(false),
    ...refused.flatMap((entry) => entryPath(entry) ?? []),
  ]);
  const redirected = entries
    .filter(({ type }) => type === "Redirects")
    .flatMap(({ data }) => (data["redirects"] as RedirectRule[]).map(({ from }) => canonicalPath(from)));
  const site: Site = {
    ...surroundings,
    entries: [...entries, ...refused],
    published: new Set([...pages, ...redirected, ...surroundings.staticFiles]),
    drafts: new Set(paths(true)),
  };
  return [
    ...missingFiles(new Set([...entries, ...refused].map(({ file }) => file))),
    ...duplicateMistakes(entries),
    ...redirectMistakes(entries, pages),
    ...entries.flatMap((entry) => entryMistakes(site, entry)),
  ];
};

import { blogListPages } from "../blog/list-pages";
import { chatMistakes } from "../chat/script-check";
import type { ChatService } from "../chat/service-steps";
import { groupBy } from "../group-by";
import { canonicalPath } from "../paths";
import { anchorsOfPages } from "./anchor-check";
import { isLasting } from "../publication/schedule";
import type { ChatScriptWords } from "./chat-script";
import { contentType, contentTypeNames, hasBody } from "./content-types";
import { type Entry, entryPath, isDraft, singletonPaths } from "./entry";
import { entryMistakes, type Site, type Surroundings } from "./entry-check";
import { hoursMistakes } from "./hours-check";
import type { Mistake } from "./mistake";
import { redirectMistakes, writtenRules } from "./redirect-check";
import { seoMistakes } from "./seo-check";
import { tagMistakes } from "./tag-check";

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

/** Titles that two entries of a type have: nobody could tell their cards and links apart. */
const titleMistakes = (entries: readonly Entry[]): Mistake[] => {
  const titled = entries.filter(({ type, data }) => hasBody(type) && typeof data["title"] === "string");
  return [...groupBy(titled, ({ type, data }) => `${type}:${String(data["title"]).toLowerCase()}`).values()].flatMap(
    ([first, ...others]) =>
      others.map(({ file, data }) => ({
        file,
        field: "title",
        problem: `is ${JSON.stringify(data["title"])}, which ${first?.file} has already`,
        advice: "write another title",
      })),
  );
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

const partition = <Item>(items: readonly Item[], isFirst: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(isFirst),
  items.filter((item) => !isFirst(item)),
];

/** The pages that list articles. Of an article that its schema refused, only tags that are texts count. */
const listPaths = (entries: readonly Pick<Entry, "type" | "data">[]): string[] => {
  const posts = entries.filter(({ type }) => type === "Post");
  const tagged = posts.map(({ data: { tags } }) => ({
    tags: Array.isArray(tags) ? tags.filter((tag) => typeof tag === "string") : [],
  }));
  return blogListPages(tagged).map(({ path }) => path);
};

const chatScriptMistakes = (entries: readonly Entry[], others: Site["entries"]): Mistake[] => {
  const services = others
    .filter((entry) => entry.type === "Service" && entryPath(entry) !== undefined && !isDraft(entry))
    .map(({ data }) => data as unknown as ChatService);
  return entries
    .filter(({ type }) => type === "ChatScript")
    .flatMap(({ file, data }) =>
      chatMistakes(data as unknown as ChatScriptWords, services).map((found) => ({ file, ...found })),
    );
};

/**
 * What no single file can know: slugs used twice, links to pages that do not
 * exist, pictures and icons that are not there, redirects and steps of the chat
 * that lead nowhere, tags that are spelled in two ways, what two pages are called
 * alike for search engines, hours that two fields tell differently.
 *
 * @param entries all entries that their schemas accepted, drafts included
 * @param refused entries that their schemas refused: reported elsewhere, but a link to them is no mistake
 */
export const checkCollection = (
  entries: readonly Entry[],
  surroundings: Surroundings,
  refused: readonly Pick<Entry, "type" | "file" | "data">[] = [],
): Mistake[] => {
  const pathsOf = (some: readonly Pick<Entry, "type" | "data">[]) => some.flatMap((entry) => entryPath(entry) ?? []);
  const drafts = entries.filter(isDraft);
  const [lasting, scheduled] = partition(
    entries.filter((entry) => !isDraft(entry)),
    ({ data }) => isLasting(data, surroundings.clock),
  );
  const pages = new Set([
    ...Object.values(singletonPaths),
    ...pathsOf([...lasting, ...refused]),
    ...listPaths([...lasting, ...refused]),
  ]);
  const redirected = writtenRules(entries).map(({ from }) => canonicalPath(from));
  const site: Site = {
    ...surroundings,
    anchors: anchorsOfPages(entries),
    entries: [...entries, ...refused],
    published: new Set([...pages, ...redirected, ...surroundings.staticFiles]),
    drafts: new Set([...pathsOf(drafts), ...listPaths(entries).filter((path) => !pages.has(path))]),
    scheduled: new Map(scheduled.flatMap((entry) => pathsOf([entry]).map((path) => [path, entry.data]))),
  };
  return [
    ...missingFiles(new Set([...entries, ...refused].map(({ file }) => file))),
    ...duplicateMistakes(entries),
    ...titleMistakes(entries),
    ...redirectMistakes(entries, pages, new Set(site.scheduled.keys())),
    ...tagMistakes(entries),
    ...seoMistakes(entries),
    ...hoursMistakes(entries),
    ...chatScriptMistakes(entries, site.entries),
    ...entries.flatMap((entry) => entryMistakes(site, entry)),
  ];
};

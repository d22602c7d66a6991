import type { ChatService } from "../chat/script";
import { chatErrors } from "../chat/script-check";
import { canonicalPath } from "../paths";
import { isLasting, scheduleOf } from "../publication/schedule";
import { anchorsOfPages } from "./anchor-check";
import { contentType, contentTypeNames, hasBody, pagesOfLists } from "./content-types";
import { entriesOf, type Entry, entryPath, formerPaths, isDraft, slugOf, type UncheckedEntry } from "./entry";
import { entryErrors, type ContentSite, type CheckContext } from "./entry-check";
import { redirectErrors, writtenRules } from "./redirect-check";
import { seoErrors } from "./seo-check";
import { tagErrors } from "./tag-check";
import { repeatedErrors, type ValidationError } from "./validation-error";

/** How freely the path of an entry can be chosen: 0 for a fixed path, 1 for a slug, 2 for the whole path. */
const pathFreedom = ({ type }: Entry): number => Number(hasBody(type)) + Number(type === "BuiltPage");

/** Reports entries with the same path, except the one whose path is the least free to choose. */
const duplicateErrors = (entries: readonly Entry[]): ValidationError[] => {
  const slugs = entries
    .toSorted((one, other) => pathFreedom(one) - pathFreedom(other))
    .map((entry) => ({
      file: entry.file,
      field: "slug",
      value: JSON.stringify(slugOf(entry)),
      key: entryPath(entry) ?? `${entry.type}:${slugOf(entry) ?? entry.file}`,
    }));
  return repeatedErrors(slugs, "write another slug; capitals make no difference");
};

/** Reports titles shared within a type, since cards and links could not be told apart. */
const titleErrors = (entries: readonly Entry[]): ValidationError[] => {
  const titles = entries.flatMap(({ type, file, data }) =>
    hasBody(type) && "title" in data
      ? [{ file, field: "title", value: JSON.stringify(data.title), key: `${type}:${data.title}` }]
      : [],
  );
  return repeatedErrors(titles, "write another title");
};

const missingFiles = (files: ReadonlySet<string>): ValidationError[] =>
  contentTypeNames.flatMap((name) => {
    const { location } = contentType(name);
    if (!("file" in location)) return [];
    const file = `content/${location.file}`;
    return files.has(file)
      ? []
      : [{ file, field: "", problem: "is missing", advice: "restore the file; the site cannot be built without it" }];
  });

const pathsOf = (entries: readonly (Entry | UncheckedEntry)[]): string[] =>
  entries.filter(({ type }) => hasBody(type)).flatMap((entry) => entryPath(entry) ?? []);

/** The paths of all pages that the entries create. A page that `needs` a type exists from its first entry on. */
const pagePaths = (entries: readonly (Entry | UncheckedEntry)[]): string[] => [
  ...contentTypeNames.flatMap((type) => {
    const needs = contentType(type).page?.needs;
    const exists = !hasBody(type) && (needs === undefined || entries.some((entry) => entry.type === needs));
    return exists ? (entryPath({ type, data: {} }) ?? []) : [];
  }),
  ...pathsOf(entries),
  ...pagesOfLists(entries).map(({ path }) => path),
];

/** Stands in for a service whose file has errors, so that chat steps leading to it are not reported too. */
const placeholderService = ({ data: { slug = "" } }: UncheckedEntry, category: string): ChatService => {
  return { slug, title: slug, description: "", order: 1, category };
};

const chatScriptErrors = (entries: readonly Entry[], refused: readonly UncheckedEntry[]): ValidationError[] => {
  const hasPage = (entry: Entry | UncheckedEntry) => entryPath(entry) !== undefined && !isDraft(entry);
  const [settings] = entriesOf(entries, "SiteSettings");
  return entriesOf(entries, "ChatScript").flatMap(({ file, data }) => {
    const [{ category } = { category: "" }] = data.categories;
    const services = [
      ...entriesOf(entries, "Service")
        .filter(hasPage)
        .map((service) => service.data),
      ...refused
        .filter((entry) => entry.type === "Service" && hasPage(entry))
        .map((entry) => placeholderService(entry, category)),
    ];
    return chatErrors(data, services, settings?.data).map((found) => ({ file, ...found }));
  });
};

/**
 * Checks across files: missing files, duplicate slugs and titles, links to missing pages, missing pictures and icons,
 * redirects and chat steps that lead nowhere, inconsistent spelling of tags, duplicate SEO texts.
 *
 * @param entries all entries that their schemas accepted, including drafts
 * @param refused entries that their schemas rejected: reported elsewhere, but links to them are not errors
 */
export const checkCollection = (
  entries: readonly Entry[],
  context: CheckContext,
  refused: readonly UncheckedEntry[] = [],
): ValidationError[] => {
  const finished = entries.filter((entry) => !isDraft(entry));
  const isPermanent = ({ data }: Entry) => isLasting(scheduleOf(data), context.clock);
  const permanent = finished.filter(isPermanent);
  const scheduled = finished.filter((entry) => !isPermanent(entry));
  const schedulesOf = (paths: (entry: Entry) => string[]) =>
    new Map(scheduled.flatMap((entry) => paths(entry).map((path) => [path, scheduleOf(entry.data)] as const)));
  const pages = new Set(pagePaths([...permanent, ...refused]));
  const siteUrl = entriesOf(entries, "SiteSettings")[0]?.data.url;
  const redirected = writtenRules([...permanent, ...refused]).map(({ from }) => canonicalPath(from));
  const site: ContentSite = {
    ...context,
    siteUrl,
    anchors: anchorsOfPages(entries, context.headingIds),
    entries: [...entries, ...refused],
    categories: entriesOf(entries, "ChatScript")[0]?.data.categories.map(({ category }) => category),
    forms: entriesOf(entries, "EnquiryForm")[0]?.data.forms.map(({ name }) => name),
    published: new Set([...pages, ...redirected, ...context.staticFiles]),
    drafts: new Set(pagePaths(entries).filter((path) => !pages.has(path))),
    scheduled: schedulesOf((entry) => [...pathsOf([entry]), ...formerPaths(entry)]),
  };
  return [
    ...missingFiles(new Set([...entries, ...refused].map(({ file }) => file))),
    ...duplicateErrors(entries),
    ...titleErrors(entries),
    ...redirectErrors(entries, { ...site, pages, scheduled: schedulesOf((entry) => pathsOf([entry])) }),
    ...tagErrors(entries),
    ...seoErrors(entries),
    ...chatScriptErrors(entries, refused),
    ...entries.flatMap((entry) => entryErrors(site, entry)),
  ];
};

import { contentType, type PreviewedType } from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { routes } from "../../domain/paths";
import { adminFiles } from "../config/admin-files";
import { readLayout, readPageData, readTexts } from "./page-data";
import type { PageKind } from "./page-kinds";
import type { JsonObject } from "./plain-json";

/** The data that a preview starts from: Gatsby's page data, and what the entry may reference. */
export interface Base {
  /** The result of the page's query. */
  data: JsonObject;
  pageContext: JsonObject;
  /** Whether the page is the entry's own, not another's of the same kind. */
  own: boolean;
  /** The data of the layout. */
  layout: JsonObject;
  /** Data of pages that list what the entry may reference. */
  related: JsonObject;
  /** The SVG of every icon that content may use, by the icon's name. */
  icons: Record<string, string>;
}

export interface EditedEntry {
  /** Its file, such as `content/services/seo.md`; empty for a new entry. */
  file: string;
  data: JsonObject;
}

/** Pages that list what a type may reference; where two list the same, the last lists all. */
const relatedPaths: Partial<Record<PreviewedType, string[]>> = {
  Industry: [routes.services],
  CaseStudy: [routes.industries, routes.services],
  BuiltPage: [routes.home, routes.blog, routes.industries, routes.services, routes.work],
};

const readRelated = async (type: PreviewedType): Promise<JsonObject> => {
  const pages = await Promise.all((relatedPaths[type] ?? []).map(readPageData));
  return Object.assign({}, ...pages.map((page) => page?.result.data)) as JsonObject;
};

/** Possible paths of an entry's page, best first; an entry without a built page borrows another's. */
const candidates = async ({ type, path, fallback }: PageKind, { file, data }: EditedEntry) => {
  if (path !== undefined) return [{ path, own: true }];
  const { location } = contentType(type);
  const folder = "folder" in location ? `content/${location.folder}/` : "";
  const paths = await readTexts(adminFiles.entries);
  const [, another] = Object.entries(paths).find(([name]) => name.startsWith(folder)) ?? [];
  return [
    { path: paths[file], own: true },
    { path: file !== "" && data["slug"] ? entryPath({ type, data }) : undefined, own: true },
    { path: another, own: false },
    { path: fallback, own: false },
  ];
};

/**
 * Reads Gatsby's page data for an entry.
 *
 * @returns undefined if no page of its kind is built yet
 * @throws if the site does not respond
 */
export const readBase = async (kind: PageKind, entry: EditedEntry): Promise<Base | undefined> => {
  for (const { path, own } of await candidates(kind, entry)) {
    const page = path === undefined ? undefined : await readPageData(path);
    if (page !== undefined) {
      const [layout, related, icons] = await Promise.all([
        readLayout(page),
        readRelated(kind.type),
        // A preview without icons is better than none.
        readTexts(adminFiles.icons).catch(() => ({})),
      ]);
      if (layout !== undefined) return { ...page.result, own, layout, related, icons };
    }
  }
  return undefined;
};

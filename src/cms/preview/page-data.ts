import * as z from "zod";
import { adminFiles } from "../config/admin-files";

const fields = z.record(z.string(), z.unknown());

const pageDataSchema = z.object({
  result: z.object({ data: fields, pageContext: fields.default({}) }),
  staticQueryHashes: z.array(z.union([z.string(), z.number()]).transform(String)).default([]),
});
const staticQuerySchema = z.object({ data: fields });

/** What Gatsby computed for a page: the result of its query, and the query results that its components ask for. */
export interface PageData {
  data: Record<string, unknown>;
  pageContext: Record<string, unknown>;
  staticQueryHashes: string[];
}

/** A JSON file of this site; undefined where there is none. */
const readJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { accept: "application/json" }, cache: "no-cache" });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  // A host may answer an unknown URL with a page.
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  return response.json();
};

/**
 * What Gatsby wrote for a page of this site, as a build and the development server both serve it.
 *
 * @returns undefined where there is no such page
 * @throws where the site does not answer
 */
export const readPageData = async (path: string): Promise<PageData | undefined> => {
  const json = await readJson(`/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`);
  if (json === undefined) return undefined;
  const { result, staticQueryHashes } = pageDataSchema.parse(json);
  return { ...result, staticQueryHashes };
};

/** What a page's components ask for themselves, found by a field that its query has. */
export const readStaticQuery = async (
  { staticQueryHashes }: PageData,
  field: string,
): Promise<Record<string, unknown> | undefined> => {
  const found = await Promise.all(
    staticQueryHashes.map(async (hash) => staticQuerySchema.safeParse(await readJson(`/page-data/sq/d/${hash}.json`))),
  );
  return found.flatMap(({ data }) => (data === undefined ? [] : [data.data])).find((data) => field in data);
};

const textsSchema = z.record(z.string(), z.string()).catch({});

/** The paths of the pages that entries have, by the entry's file: `content/services/seo.md` is at `/services/seo`. */
export const readEntryPaths = async (): Promise<Record<string, string>> =>
  textsSchema.parse(await readJson(adminFiles.entries));

/** The SVG of every icon that content may use, by the icon's name. */
export const readIcons = async (): Promise<Record<string, string>> =>
  textsSchema.parse(await readJson(adminFiles.icons));

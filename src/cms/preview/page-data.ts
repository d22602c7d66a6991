import type { JsonObject } from "./plain-json";

/** Gatsby's `page-data.json`: the result of the page query, and the hashes of its static queries. */
interface PageData {
  result: { data: JsonObject; pageContext: JsonObject };
  staticQueryHashes: string[];
}

/**
 * Reads a JSON file of this site, from a build or the development server.
 *
 * @returns undefined if it does not exist
 * @throws if the site does not respond
 */
const readJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { accept: "application/json" }, cache: "no-cache" });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  // A host may answer an unknown URL with a page.
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  return response.json();
};

/** Reads a JSON file of texts by name. */
export const readTexts = async (path: string): Promise<Record<string, string>> =>
  ((await readJson(path)) ?? {}) as Record<string, string>;

export const readPageData = async (path: string): Promise<PageData | undefined> =>
  (await readJson(`/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`)) as PageData | undefined;

/** Reads the layout's data: the result of the static query that has the menus. */
export const readLayout = async ({ staticQueryHashes }: PageData): Promise<JsonObject | undefined> => {
  const results = await Promise.all(staticQueryHashes.map((hash) => readJson(`/page-data/sq/d/${hash}.json`)));
  return (results as ({ data: JsonObject } | undefined)[]).find((result) => result?.data["navigation"])?.data;
};

import type { JsonObject } from "./plain-json";

/** What Gatsby wrote for a page: the result of its query, and the static queries that its components ask for. */
interface PageData {
  result: { data: JsonObject; pageContext: JsonObject };
  staticQueryHashes: string[];
}

/**
 * A JSON file of this site, as a build and the development server both serve it.
 *
 * @returns undefined where there is none
 * @throws where the site does not answer
 */
const readJson = async (path: string): Promise<unknown> => {
  const response = await fetch(path, { headers: { accept: "application/json" }, cache: "no-cache" });
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  // A host may answer an unknown URL with a page.
  if (!response.headers.get("content-type")?.includes("json")) return undefined;
  return response.json();
};

/** A JSON file that has texts by their names. */
export const readTexts = async (path: string): Promise<Record<string, string>> =>
  ((await readJson(path)) ?? {}) as Record<string, string>;

export const readPageData = async (path: string): Promise<PageData | undefined> =>
  (await readJson(`/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`)) as PageData | undefined;

/** What the layout around a page asks for: of the static queries, the one that has the menus. */
export const readLayout = async ({ staticQueryHashes }: PageData): Promise<JsonObject | undefined> => {
  const results = await Promise.all(staticQueryHashes.map((hash) => readJson(`/page-data/sq/d/${hash}.json`)));
  return (results as ({ data: JsonObject } | undefined)[]).find((result) => result?.data["navigation"])?.data;
};

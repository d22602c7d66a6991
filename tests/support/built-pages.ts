import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { type CheerioAPI, load } from "cheerio";
import type { DataOf } from "../../src/domain/content/content-types";
import { isAdminPath, routes } from "../../src/domain/paths";

export const publicFolder = "public";

/** Not imported: jest maps imports of content to the fixture's. */
export const settings = JSON.parse(readFileSync("content/settings/site.json", "utf8")) as DataOf<"SiteSettings">;

/** A page of the built site, as served before any script runs. */
export interface BuiltPage {
  path: string;
  html: string;
  $: CheerioAPI;
}

const read = (file: string): BuiltPage => {
  const html = readFileSync(path.join(publicFolder, file), "utf8");
  const folder = path.posix.dirname(file.split(path.sep).join("/"));
  return { path: folder === "." ? routes.home : `/${folder}`, html, $: load(html) };
};

/** URL paths of all published files. */
export const builtFiles: ReadonlySet<string> = new Set(
  readdirSync(publicFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${path.relative(publicFolder, path.join(parentPath, name))}`),
);

const all = [...builtFiles]
  .filter((file) => path.basename(file) === "index.html")
  .sort()
  .map((file) => read(file.slice(1)))
  // The editor is no page of the site: tests/hosting and tests/cms test it.
  .filter((page) => !isAdminPath(page.path));

const answers: readonly string[] = [routes.notFound, routes.postNotFound, routes.enquiryReceived];

/** Pages that respond to an unknown URL or a sent form. */
export const answerPages = all.filter((page) => answers.includes(page.path));
/** Pages that can be found. */
export const foundPages = all.filter((page) => !answers.includes(page.path));
export const redirectedPaths: readonly string[] = (
  JSON.parse(readFileSync("dist/manifest.json", "utf8")) as { redirects: { from: string }[] }
).redirects.map(({ from }) => from);
/** All pages that show content. */
export const shownPages = [...foundPages, ...answerPages];

export const siteUrl = settings.url;

/** The canonical URL of a path; the home page's ends with a slash. */
export const canonicalUrl = (page: string): string => `${siteUrl}${page}`;

/** The path of a URL of this site; undefined for any other URL. */
export const ownPath = (address: string): string | undefined =>
  address === siteUrl || address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) || routes.home : undefined;

export const builtText = (file: string): string => readFileSync(path.join(publicFolder, file), "utf8");

/** Collapses whitespace, as HTML rendering does. */
export const seen = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * Expects no problems; a failure names each page.
 *
 * @param problemsOf returns none for a correct page
 */
export const expectNoProblems = (
  pages: readonly BuiltPage[],
  problemsOf: (page: BuiltPage) => readonly string[],
): void => expect(pages.flatMap((page) => problemsOf(page).map((problem) => `${page.path}: ${problem}`))).toEqual([]);

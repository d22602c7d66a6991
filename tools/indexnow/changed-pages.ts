import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { parseSitemap, parseSitemapIndex } from "sitemap";

/** The files that hold the pages of a sitemap: itself, or the parts that it names. */
const partsOf = async (file: string): Promise<string[]> => {
  const parts = await parseSitemapIndex(createReadStream(file));
  return parts.map(({ url }) => path.join(path.dirname(file), path.basename(new URL(url).pathname)));
};

/** Whether a file is an index, which its root element tells. */
const isIndex = async (file: string): Promise<boolean> => {
  for await (const chunk of createReadStream(file, { encoding: "utf8", end: 500 })) {
    return String(chunk).includes("<sitemapindex");
  }
  return false;
};

/**
 * The addresses of pages that were changed lately. A page whose sitemap does not
 * say when it was changed is not among them.
 *
 * @param file the sitemap of a build, or its index
 * @returns undefined when there is none
 */
export const changedPages = async (file: string, since: Date): Promise<string[] | undefined> => {
  if (!existsSync(file)) return undefined;
  const files = (await isIndex(file)) ? await partsOf(file) : [file];
  const changed: string[] = [];
  for (const part of files) {
    for (const { url, lastmod } of await parseSitemap(createReadStream(part))) {
      if (lastmod !== undefined && new Date(lastmod) > since) changed.push(url);
    }
  }
  return changed;
};

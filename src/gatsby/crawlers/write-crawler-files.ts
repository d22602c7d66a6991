import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { ListedPage } from "../../domain/listed-page";
import { crawlerFiles } from "../../domain/paths";
import { atomFeed } from "./atom-feed";
import { readCrawlerContent } from "./crawler-content";
import { humansText } from "./humans-text";
import { jsonFeed } from "./json-feed";
import { llmsText } from "./llms-text";
import { readFeed } from "./read-feed";
import { previewRobotsText, robotsText } from "./robots-text";
import { rssFeed } from "./rss-feed";
import { sitemap } from "./sitemap";

/**
 * Writes what programs read of the site, each from the one list of pages:
 * sitemap, feeds, `llms.txt`, `robots.txt` and `humans.txt`.
 * What is a draft is in none of them.
 *
 * @param preview whether it is a build that shows drafts, which is for no crawler
 */
export const writeCrawlerFiles = async (
  build: BuildArgs,
  listed: readonly ListedPage[],
  preview = false,
): Promise<void> => {
  const folder = path.resolve("public");
  const pages = listed.filter(({ draft }) => !draft);
  const { settings, labels } = await readCrawlerContent(build.graphql);
  const siteUrl = settings.url;

  const feed = await readFeed(build.graphql, pages, { folder, settings });
  const files = {
    [crawlerFiles.sitemap]: await sitemap(pages, siteUrl),
    [crawlerFiles.rss]: rssFeed(feed),
    [crawlerFiles.atom]: atomFeed(feed),
    [crawlerFiles.jsonFeed]: jsonFeed(feed),
    [crawlerFiles.llms]: llmsText(pages, settings, labels),
    [crawlerFiles.robots]: preview ? previewRobotsText : robotsText(siteUrl),
    [crawlerFiles.humans]: humansText(settings, pages),
  };
  for (const [address, text] of Object.entries(files)) await writeFile(path.join(folder, address), text);
};

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { PageEntry } from "../../domain/page-entry";
import { crawlerFiles } from "../../domain/paths";
import { onlyEntry } from "../pages/entry-nodes";
import { llmsText } from "./llms-text";
import { previewRobotsText, robotsText, securityText } from "./plain-texts";
import { rssFeed } from "./rss-feed";
import { sitemap } from "./sitemap";

/**
 * Writes what programs read of the site, from the page index. Drafts are
 * in none of it.
 *
 * @param preview whether it is a build that shows drafts, which is for no crawler
 */
export const writeCrawlerFiles = async (
  build: BuildArgs,
  listed: readonly PageEntry[],
  preview = false,
): Promise<void> => {
  const folder = path.resolve("public");
  const pages = listed.filter(({ draft }) => !draft);
  const settings = onlyEntry(build, "SiteSettings");
  if (preview) build.reporter.info("This build shows drafts, and robots.txt keeps crawlers away.");
  const files = {
    [crawlerFiles.sitemap]: await sitemap(pages, settings.url),
    [crawlerFiles.rss]: await rssFeed(build, pages, { folder, settings }),
    [crawlerFiles.llms]: llmsText(pages, settings, onlyEntry(build, "InterfaceLabels")),
    [crawlerFiles.robots]: preview ? previewRobotsText : robotsText(settings.url),
    [crawlerFiles.security]: securityText(settings, new Date()),
  };
  for (const [address, text] of Object.entries(files)) {
    const file = path.join(folder, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import type { BuildArgs } from "gatsby";
import { SitemapStream, streamToPromise } from "sitemap";
import type { SiteSettings } from "../../domain/content/settings";
import type { PageEntry } from "../../domain/page-entry";
import { crawlerFiles } from "../../domain/paths";
import { onlyEntry } from "../pages/entry-nodes";
import { isPreview } from "../publication/build-environment";
import { llmsText } from "./llms-text";
import { rssFeed } from "./rss-feed";

/** The sitemap (https://www.sitemaps.org/protocol.html): each page, with its last change if known. */
export const sitemap = async (
  pages: readonly Pick<PageEntry, "path" | "modified">[],
  siteUrl: string,
): Promise<string> => {
  const entries = pages.map(({ path, modified }) => ({ url: `${siteUrl}${path}`, lastmod: modified }));
  return String(await streamToPromise(Readable.from(entries).pipe(new SitemapStream())));
};

/** Keeps crawlers out of a build with drafts. */
const previewRobotsText = `User-agent: *
Disallow: /
`;

/** robots.txt (RFC 9309). Does not disallow pages with `noindex`: a crawler has to read them to see it. */
const robotsText = (siteUrl: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${crawlerFiles.sitemap}
`;

/** How long security.txt is valid: RFC 9116 recommends less than a year. */
const validityMs = 360 * 24 * 60 * 60 * 1000;

/** security.txt: where to report vulnerabilities (RFC 9116). */
const securityText = ({ url, email, language }: SiteSettings): string => `Contact: mailto:${email}
Expires: ${new Date(Date.now() + validityMs).toISOString()}
Preferred-Languages: ${language}
Canonical: ${url}${crawlerFiles.security}
`;

/**
 * Writes the crawler files from the page index, without drafts and pages with `noindex`. A build that shows drafts
 * disallows all crawlers.
 */
export const writeCrawlerFiles = async (build: BuildArgs, listed: readonly PageEntry[]): Promise<void> => {
  const preview = isPreview();
  const folder = path.resolve("public");
  const pages = listed.filter(({ unlisted }) => !unlisted);
  const settings = onlyEntry(build, "SiteSettings");
  if (preview) build.reporter.info("This build shows drafts, and robots.txt keeps crawlers away.");
  const files = {
    [crawlerFiles.sitemap]: await sitemap(pages, settings.url),
    [crawlerFiles.rss]: await rssFeed(build, pages, { folder, settings }),
    [crawlerFiles.llms]: llmsText(pages, settings, onlyEntry(build, "InterfaceLabels")),
    [crawlerFiles.robots]: preview ? previewRobotsText : robotsText(settings.url),
    [crawlerFiles.security]: securityText(settings),
  };
  for (const [urlPath, text] of Object.entries(files)) {
    const file = path.join(folder, urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

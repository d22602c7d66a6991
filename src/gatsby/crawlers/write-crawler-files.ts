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

/** The sitemap (https://www.sitemaps.org/protocol.html): each page, and when it was changed last where that is known. */
export const sitemap = async (
  pages: readonly Pick<PageEntry, "path" | "modified">[],
  siteUrl: string,
): Promise<string> => {
  const entries = pages.map(({ path, modified }) => ({
    url: `${siteUrl}${path}`,
    ...(modified !== undefined && { lastmod: modified }),
  }));
  return String(await streamToPromise(Readable.from(entries).pipe(new SitemapStream())));
};

/** A build that shows drafts keeps crawlers out. */
const previewRobotsText = `User-agent: *
Disallow: /
`;

/**
 * robots.txt (RFC 9309). Pages with `noindex` are not listed: a crawler has to read them to see it.
 */
const robotsText = (siteUrl: string): string => `User-agent: *
Disallow: /api/

Sitemap: ${siteUrl}${crawlerFiles.sitemap}
`;

/** How long security.txt is valid, in days: RFC 9116 recommends less than a year. */
const validity = 360;

/** When a text that is written now expires: at midnight, so that builds of one day write the same. */
const expiry = (now: Date): string =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + validity)).toISOString();

/** Says where to report a security problem (RFC 9116). */
const securityText = (
  { url, email, language }: Pick<SiteSettings, "url" | "email" | "language">,
  now: Date,
): string => `Contact: mailto:${email}
Expires: ${expiry(now)}
Preferred-Languages: ${language}
Canonical: ${url}${crawlerFiles.security}
`;

/**
 * Writes what programs read of the site, from the page index. Drafts, and pages that say so, are in none of it, and a
 * build that shows drafts is for no crawler.
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
    [crawlerFiles.security]: securityText(settings, new Date()),
  };
  for (const [urlPath, text] of Object.entries(files)) {
    const file = path.join(folder, urlPath);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
};

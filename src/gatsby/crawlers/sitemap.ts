import { Readable } from "node:stream";
import { SitemapStream, streamToPromise } from "sitemap";
import type { PageEntry } from "../../domain/page-entry";

/** The sitemap (https://www.sitemaps.org/protocol.html): each page, and when it was changed last where that is known. */
export const sitemap = async (
  pages: readonly Pick<PageEntry, "path" | "modified">[],
  siteUrl: string,
): Promise<string> => {
  const entries = pages.map(({ path, modified }) => ({
    url: `${siteUrl}${path}`,
    ...(modified !== undefined && { lastmod: modified }),
  }));
  const stream = new SitemapStream({ xmlns: { news: false, video: false, xhtml: false, image: false } });
  return String(await streamToPromise(Readable.from(entries).pipe(stream)));
};

import { createWriteStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { SitemapAndIndexStream, SitemapStream, streamToPromise } from "sitemap";
import { crawlerFiles } from "../../domain/paths";

/** A page as search engines are told of it. */
export interface SitemapEntry {
  /** Its absolute address. */
  url: string;
  /** When it was changed last (ISO 8601), where that is known. */
  modified?: string;
  /** The absolute addresses of the pictures that it shows. */
  pictures: readonly string[];
}

interface SitemapPlace {
  siteUrl: string;
  /** The folder that browsers see. */
  folder: string;
  /** How many pages one file names. */
  limit?: number;
}

const mostPages = 50_000;

/** How many addresses, of pages and pictures, stay well below the 50 MB that a file may have. */
const mostAddresses = 200_000;

/** https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps */
const mostPictures = 1000;

const createStream = () => new SitemapStream({ xmlns: { news: false, video: false, xhtml: false, image: true } });

const itemOf = ({ url, modified, pictures }: SitemapEntry) => ({
  url,
  ...(modified !== undefined && { lastmod: modified }),
  img: pictures.slice(0, mostPictures).map((picture) => ({ url: picture })),
});

/** The files of a sitemap that one file is too small for. */
const partName = (index: number): string => `sitemap-${index + 1}.xml`;

const indexOfParts = ({ siteUrl, folder }: SitemapPlace, limit: number) =>
  new SitemapAndIndexStream({
    limit,
    getSitemapStream: (index) => {
      const stream = createStream();
      const file = stream.pipe(createWriteStream(path.join(folder, partName(index))));
      return [{ url: `${siteUrl}/${partName(index)}` }, stream, file];
    },
  });

/** How many of some pages one file may name (https://www.sitemaps.org/protocol.html#index). */
export const pagesPerFile = (entries: readonly SitemapEntry[]): number => {
  const addresses = entries.reduce((sum, { pictures }) => sum + 1 + Math.min(pictures.length, mostPictures), 0);
  return Math.min(mostPages, Math.floor((entries.length * mostAddresses) / Math.max(addresses, 1)));
};

/** Writes the sitemap, or with more pages than one may name an index of several. */
export const writeSitemap = async (entries: readonly SitemapEntry[], place: SitemapPlace): Promise<void> => {
  const { limit = pagesPerFile(entries) } = place;
  const stream = entries.length > limit ? indexOfParts(place, limit) : createStream();
  const text = await streamToPromise(Readable.from(entries.map(itemOf)).pipe(stream));
  await writeFile(path.join(place.folder, crawlerFiles.sitemap), text);
};

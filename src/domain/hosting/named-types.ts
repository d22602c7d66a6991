import { crawlerFiles, rssType } from "../paths";

/** The media types, by path, of files whose extension does not tell it. */
export const namedTypes: Readonly<Record<string, string>> = {
  [crawlerFiles.rss]: `${rssType}; charset=utf-8`,
};

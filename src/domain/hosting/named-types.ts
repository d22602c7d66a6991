import { crawlerFiles, rssType } from "../paths";

/** The types of files whose names end like those of others, by their addresses. */
export const namedTypes: Readonly<Record<string, string>> = {
  [crawlerFiles.rss]: `${rssType}; charset=utf-8`,
};

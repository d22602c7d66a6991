import { crawlerFiles, feedTypes } from "../paths";

/** The types of files whose names end like those of others, by their addresses. */
export const namedTypes: Readonly<Record<string, string>> = {
  [crawlerFiles.rss]: `${feedTypes.rss}; charset=utf-8`,
  [crawlerFiles.atom]: `${feedTypes.atom}; charset=utf-8`,
  [crawlerFiles.jsonFeed]: feedTypes.jsonFeed,
};

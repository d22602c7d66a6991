import MiniSearch, { type AsPlainObject } from "minisearch";
import { dataFiles } from "../../domain/paths";
import { type SearchDocument, searchIndexOptions } from "../../domain/search/search-document";
import { answerOf, type DataFile } from "../data/data-file";
import { type SearchContent, searchContentQuery } from "./search-content";
import { searchDocuments } from "./search-documents";

/**
 * The index of documents, ready to be written as JSON.
 *
 * @throws {Error} when two documents lead to the same place
 */
export const searchIndexOf = (documents: readonly SearchDocument[]): AsPlainObject => {
  const index = new MiniSearch<SearchDocument>(searchIndexOptions);
  index.addAll(documents);
  return index.toJSON();
};

/** What the search reads when a visitor types the first letter. */
export const searchIndexFile: DataFile = {
  path: dataFiles.searchIndex,
  make: async (query) => searchIndexOf(searchDocuments(await answerOf<SearchContent>(query, searchContentQuery))),
};

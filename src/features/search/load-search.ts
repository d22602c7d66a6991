import type { AsPlainObject } from "minisearch";
import { dataFiles } from "../../domain/paths";
import { type Search, searchOver } from "./search-engine";

/**
 * The search over the site's index, which is loaded for it.
 *
 * @throws {Error} when the index cannot be loaded
 */
export const loadSearch = async (): Promise<Search> => {
  const response = await fetch(dataFiles.searchIndex);
  if (!response.ok) throw new Error(`The search index answered ${response.status}.`);
  return searchOver((await response.json()) as AsPlainObject);
};

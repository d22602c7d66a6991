import { dataFiles } from "../../domain/paths";
import { isSearchWords, type SearchWords } from "../../domain/search/search-words";

const loadWords = async (): Promise<SearchWords> => {
  const response = await fetch(dataFiles.searchWords);
  const words: unknown = response.ok ? await response.json() : undefined;
  if (!isSearchWords(words)) throw new Error("The words of the search did not come.");
  return words;
};

const load = async () => {
  const [{ SearchDialog }, words] = await Promise.all([
    import(/* webpackChunkName: "search" */ "./search-dialog"),
    loadWords(),
  ]);
  return { SearchDialog, words };
};

export type LoadedDialog = Awaited<ReturnType<typeof load>>;

let loaded: Promise<LoadedDialog> | undefined;

/**
 * The dialog's code and what it says, loaded once.
 *
 * @throws {Error} when one of the two does not come; the next call tries again
 */
export const loadDialog = (): Promise<LoadedDialog> => {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
};

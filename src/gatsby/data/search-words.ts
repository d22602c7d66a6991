import { dataFiles } from "../../domain/paths";
import type { SearchWords } from "../../domain/search/search-words";
import { answerOf, type DataFile } from "./data-file";

const query = `
  query SearchWords {
    searchWords {
      label field hint close
      suggestionsHeading suggestions { title path }
      kinds { service industry post page question }
      oneResult results bestResults nothing
      ask { label to }
      loading failed offline retry slashKey
    }
  }
`;

const make: DataFile["make"] = async (ask): Promise<SearchWords> => {
  const { searchWords } = await answerOf<{ searchWords: SearchWords | null }>(ask, query);
  if (searchWords === null) throw new Error("content/settings/search.json is missing; run the content check.");
  return searchWords;
};

/** What the search says when it is open. */
export const searchWordsFile: DataFile = { path: dataFiles.searchWords, make };

import type { SearchWordsEntry } from "../content/search-words";

/** The words of `content/settings/search.json`, with the suggested services. */
export interface SearchWords extends Omit<SearchWordsEntry, "suggestions"> {
  suggestions: readonly { title: string; path: string | null }[];
}

/** Whether an answer of the server is what a build has written; a file that is missing may be answered with a page. */
export const isSearchWords = (answer: unknown): answer is SearchWords =>
  typeof answer === "object" && answer !== null && "field" in answer && "suggestions" in answer;

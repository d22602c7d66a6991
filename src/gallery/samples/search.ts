import type { FoundDocument } from "../../features/search/search-engine";
import type { SearchWords } from "../../components/layout/site-data";
import type { SearchState } from "../../features/search/use-search";
import { longTitle, longWord, many, paragraph, sentence } from "./texts";

export const searchWords: SearchWords = {
  label: "Search",
  field: "What are you looking for?",
  hint: "Kites, winds, roofs",
  close: "Close the search",
  suggestionsHeading: "Many look for",
  suggestions: [
    { title: "Delta", path: "#delta" },
    { title: longTitle, path: "#long" },
    { title: "Announced", path: null },
  ],
  kinds: { service: "Kite", industry: "Roof", post: "Article", page: "Page", question: "Question" },
  oneResult: "One result",
  results: "{count} results",
  bestResults: "The best {shown} of {count} results",
  nothing: "Nothing was found for “{query}”.",
  ask: { label: "Ask us", to: "#ask" },
  loading: "Searching …",
  failed: "The search could not be loaded.",
  offline: "You are offline. The search comes back with the connection.",
  retry: "Try again",
  slashKey: "The key / opens the search",
};

/** Results. Number two is long and belongs to something. */
const document = (number: number): FoundDocument => ({
  path: `#result-${number}`,
  kind: number === 2 ? "question" : "service",
  title: number === 2 ? `${longTitle}: ${longWord}` : `Kite ${number}`,
  about: number === 2 ? "Delta" : "",
  text: number === 2 ? paragraph : sentence,
  terms: new Set(["kite", "kites", "wind"]),
});

const found = (query: string, count: number): SearchState => ({
  name: "found",
  query,
  found: { count, best: many(Math.min(count, 10), document) },
});

export const searchStates: readonly { title: string; state: SearchState }[] = [
  { title: "before anything is typed", state: { name: "start" } },
  { title: "loading", state: { name: "loading" } },
  { title: "failed", state: { name: "failed" } },
  { title: "offline", state: { name: "offline" } },
  { title: "nothing found", state: found(longWord, 0) },
  { title: "one found", state: found("kite", 1) },
  { title: "a thousand found", state: found("kite", 1000) },
];

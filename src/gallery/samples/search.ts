import type { SearchWords } from "../../components/layout/site-data";
import type { FoundPage, SearchState } from "../../features/search/use-search";
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
  oneResult: "One result",
  results: "{count} results",
  bestResults: "The best {shown} of {count} results",
  nothing: "Nothing was found for “{query}”.",
  ask: { label: "Ask us", to: "#ask" },
  loading: "Searching …",
  failed: "The search could not be loaded.",
  offline: "You are offline. The search comes back with the connection.",
  retry: "Try again",
};

const marked = (text: string) => text.replaceAll(/kites?/gi, (word) => `<mark>${word}</mark>`);

/** Results. Number two is long and has parts. */
const page = (number: number): FoundPage => ({
  url: `#result-${number}`,
  meta: { kind: "Kite", title: number === 2 ? `${longTitle}: ${longWord}` : `Kite ${number}` },
  excerpt: marked(number === 2 ? paragraph : sentence),
  sub_results: many(number === 2 ? 3 : 0, (part) => ({
    ...{ url: `#result-${number}-${part}`, title: part === 2 ? longTitle : `Part ${part}` },
    ...{ excerpt: marked(sentence), weighted_locations: [{ balanced_score: part }] },
  })),
});

const found = (query: string, count: number): SearchState => ({
  name: "found",
  query,
  found: { count, best: many(Math.min(count, 10), page) },
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

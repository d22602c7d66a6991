import { fillTemplate } from "../../domain/template-text";
import type { SearchWords } from "../../components/layout/site-data";
import type { SearchState } from "./use-search";

/** The line over the results, which is read aloud when it changes. */
export const statusText = (words: SearchWords, state: SearchState): string => {
  if (state.name === "start") return "";
  if (state.name !== "found") return words[state.name];
  const { count, best } = state.found;
  if (count === 0) return fillTemplate(words.nothing, { query: state.query });
  if (count === 1) return words.oneResult;
  return fillTemplate(count > best.length ? words.bestResults : words.results, { count, shown: best.length });
};

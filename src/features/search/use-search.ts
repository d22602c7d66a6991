import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { type Failure, failureNow } from "./failure";
import { loadSearch } from "./load-search";
import type { Found, Search } from "./search-engine";

/** What the search has to say about what was typed. */
export type SearchState =
  { name: "start" } | { name: "loading" } | { name: Failure } | { name: "found"; query: string; found: Found };

type Index = "absent" | "loading" | Failure | { search: Search };

const isFailure = (index: Index): index is Failure => index === "failed" || index === "offline";

/**
 * The typed words and what is found for them. The index is loaded when the first
 * letter is typed; what is typed meanwhile is answered when it has come.
 */
export const useSearch = () => {
  const [query, setQuery] = useState("");
  const [index, setIndex] = useState<Index>("absent");
  // Typing is never kept waiting by the results of the letter before.
  const settled = useDeferredValue(query.trim());
  const found = useMemo(
    () => (typeof index === "object" && settled !== "" ? index.search(settled) : undefined),
    [index, settled],
  );
  const failed = isFailure(index);

  const load = () => {
    setIndex("loading");
    loadSearch().then(
      (search) => setIndex({ search }),
      () => setIndex(failureNow()),
    );
  };

  const type = (text: string) => {
    setQuery(text);
    if (index === "absent" && text.trim() !== "") load();
  };

  useEffect(() => {
    if (!failed) return;
    window.addEventListener("online", load);
    return () => window.removeEventListener("online", load);
  }, [failed]);

  const stateOf = (): SearchState => {
    if (query.trim() === "") return { name: "start" };
    if (isFailure(index)) return { name: index };
    return found === undefined ? { name: "loading" } : { name: "found", query: settled, found };
  };
  return { query, state: stateOf(), type, retry: load };
};

import { useEffect, useState } from "react";
import { searchBundle } from "../../domain/paths";

/** A part of a page under a heading with an id. */
export interface FoundPart {
  url: string;
  title: string;
  /** Escaped text in which `<mark>` is the only tag. */
  excerpt: string;
  /** One per matched word; matches in headings score higher. */
  weighted_locations: readonly { balanced_score: number }[];
}

/** A page as Pagefind returns it (https://pagefind.app/docs/api-reference/); the build sets `meta`. */
export interface FoundPage {
  url: string;
  excerpt: string;
  meta: { title: string; kind: string };
  sub_results: readonly FoundPart[];
}

interface Pagefind {
  search: (query: string) => Promise<{ results: readonly { data: () => Promise<FoundPage> }[] }>;
}

interface Bundle {
  createInstance: (options: { noWorker: boolean; excerptEllipsis: string }) => Pagefind;
}

interface Found {
  /** Number of matching pages. */
  count: number;
  /** The best matches, best first. */
  best: readonly FoundPage[];
}

export type SearchState =
  { name: "start" | "loading" | "failed" | "offline" } | { name: "found"; query: string; found: Found };

const shownResults = 10;
const debounceMs = 150;
/** How long an index that does not arrive counts as loading: browsers wait for minutes. */
const stalledMs = 20_000;

let pagefind: Promise<Pagefind> | undefined;
let attempts = 0;

const importPagefind = async (): Promise<Pagefind> => {
  // For `indexFile`: drops an earlier index, and makes room in the buffer.
  performance.clearResourceTimings();
  // Browsers cache a failed module load by its URL.
  const url = `${searchBundle}pagefind.js?${attempts++}`;
  const { createInstance } = (await import(/* webpackIgnore: true */ url)) as Bundle;
  // The Content-Security-Policy allows no worker.
  return createInstance({ noWorker: true, excerptEllipsis: "…" });
};

const loadPagefind = (): Promise<Pagefind> => (pagefind ??= importPagefind());

/** The URL of the metadata of the loaded index, or of any index if the resource timing buffer does not list it. */
const indexFile = (): string =>
  performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".pf_meta"))?.name ??
  `${searchBundle}pagefind-entry.json`;

const find = async (query: string): Promise<Found> => {
  const { results } = await (await loadPagefind()).search(query);
  // Pagefind returns no results instead of an error when a chunk of its index fails to load: the connection or the
  // server may be down, or a deployment has replaced the index.
  if (results.length === 0 && !(await fetch(indexFile(), { cache: "no-store" })).ok) throw new Error("unreachable");
  const best = await Promise.all(results.slice(0, shownResults).map((result) => result.data()));
  return { count: results.length, best };
};

/** Holds the query and its results. Loads the index at once, and keeps earlier results until the next ones arrive. */
export const useSearch = () => {
  const [query, setQuery] = useState("");
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SearchState>({ name: "start" });
  const text = query.trim();

  useEffect(() => {
    let current = true;
    const show = (next: SearchState) => {
      if (current) setState(next);
    };
    const fail = () => {
      pagefind = undefined;
      show({ name: navigator.onLine ? "failed" : "offline" });
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const search = () => {
      // Late results replace the error.
      timer = setTimeout(fail, stalledMs);
      void find(text)
        .then((found) => show({ name: "found", query: text, found }), fail)
        .finally(() => clearTimeout(timer));
    };
    // A failure is reported by the next search.
    if (text === "") loadPagefind().catch(() => (pagefind = undefined));
    else timer = setTimeout(search, debounceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, attempt]);

  const type = (typed: string) => {
    setQuery(typed);
    if (typed.trim() === "") setState({ name: "start" });
    else if (state.name !== "found" && typed.trim() !== text) setState({ name: "loading" });
  };
  const retry = () => {
    setState({ name: "loading" });
    setAttempt((count) => count + 1);
  };

  const isOffline = state.name === "offline";
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [isOffline]);

  return { query, state, type, retry };
};

import MiniSearch, { type AsPlainObject, type SearchOptions, type SearchResult } from "minisearch";
import { type SearchKind, searchIndexOptions, type StoredDocument } from "../../domain/search/search-document";
import { allowedTypos, wordsOf } from "../../domain/search/words";

/** How many results are shown. */
export const shownResults = 10;

export interface FoundDocument extends StoredDocument {
  /** Where it leads. */
  path: string;
  /** The words of the document that were looked for or come close, normalised. */
  terms: ReadonlySet<string>;
}

export interface Found {
  /** How many documents there are. */
  count: number;
  /** The best of them, the best first. */
  best: FoundDocument[];
}

export type Search = (query: string) => Found;

/** A page says more than a question about it, and a visitor more often wants a service than an article. */
const kindWeights: Record<SearchKind, number> = { service: 2, industry: 1.6, post: 1.1, page: 1, question: 0.5 };

const options: SearchOptions = {
  boost: { title: 4, keywords: 3 },
  boostDocument: (_id, _term, stored) => kindWeights[stored?.["kind"] as SearchKind],
  fuzzy: allowedTypos,
  // The last word may still be being typed.
  prefix: (term, index, terms) => term.length > 2 || index === terms.length - 1,
};

/** Up to so many words are all looked for. More are a sentence, of which no text has every word. */
const fewWords = 3;

/** A word in more than this part of all documents, such as "a" or "for", tells none of them apart. */
const common = 0.5;

/** What was found without the words that are everywhere, and without what was found for nothing but those. */
const withoutCommonWords = (hits: SearchResult[], documents: number): SearchResult[] => {
  const counts = new Map<string, number>();
  for (const term of hits.flatMap(({ terms }) => terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const telling = (term: string) => (counts.get(term) ?? 0) <= documents * common;
  const told = hits
    .map((hit) => ({ ...hit, terms: hit.terms.filter(telling) }))
    .filter(({ terms }) => terms.length > 0);
  return told.length > 0 ? told : hits;
};

const toFound = ({ id, terms, kind, title, about, text }: SearchResult): FoundDocument => {
  const stored = { kind, title, about, text } as StoredDocument;
  return { ...stored, path: String(id), terms: new Set(terms) };
};

/**
 * A search over the index that the build has written.
 *
 * @param index the JSON of the index
 * @returns finds documents with all words of a short query; when there are none, or the query is long, with some of them
 */
export const searchOver = (index: AsPlainObject): Search => {
  const engine = MiniSearch.loadJS(index, searchIndexOptions);
  return (query) => {
    const strict = wordsOf(query).length > fewWords ? [] : engine.search(query, { ...options, combineWith: "AND" });
    const found = strict.length > 0 ? strict : engine.search(query, options);
    const hits = withoutCommonWords(found, engine.documentCount);
    return { count: hits.length, best: hits.slice(0, shownResults).map(toFound) };
  };
};

import { normalised, wordsOf } from "./words";

export type SearchKind = "service" | "industry" | "post" | "page" | "question";

/** All texts are plain text. */
export interface SearchDocument {
  /** Its path on this site, with the fragment of a section. */
  id: string;
  kind: SearchKind;
  title: string;
  /** The title of its page; empty for a page. */
  about: string;
  /** Terms that are not shown, such as a slug or a tag. */
  keywords: string;
  /** The rest, the most important first: a result without a match in it shows the beginning. */
  text: string;
}

export type StoredDocument = Pick<SearchDocument, "kind" | "title" | "about" | "text">;

/** Options of MiniSearch, the same for the build that writes the index and the browser that reads it. */
export const searchIndexOptions = {
  fields: ["title", "about", "keywords", "text"] satisfies (keyof SearchDocument)[],
  storeFields: ["kind", "title", "about", "text"] satisfies (keyof StoredDocument)[],
  tokenize: (text: string): string[] => wordsOf(text).map(({ word }) => word),
  processTerm: normalised,
};

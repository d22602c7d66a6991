import { normalised, wordsOf } from "./words";

/** What can be found, in the order in which equally good results come. */
export const searchKinds = ["service", "industry", "post", "page", "question"] as const;
export type SearchKind = (typeof searchKinds)[number];

/** One thing that can be found. Its texts are plain: whatever looks like markup in them is text. */
export interface SearchDocument {
  /** Where it leads: a path of this site, with a fragment for a place on a page. */
  id: string;
  kind: SearchKind;
  title: string;
  /** The title of what it belongs to; empty when it stands for itself. */
  about: string;
  /** Words that lead to it and are not shown, such as a slug or a tag. */
  keywords: string;
  /** All else that it says, the most telling first: a result without a match in it shows the beginning. */
  text: string;
}

/** What a result shows of its document. */
export type StoredDocument = Pick<SearchDocument, "kind" | "title" | "about" | "text">;

/**
 * What the build that writes the index and the browser that reads it have to
 * agree on. Neither the names nor the treatment of words may differ.
 */
export const searchIndexOptions = {
  fields: ["title", "about", "keywords", "text"] satisfies (keyof SearchDocument)[],
  storeFields: ["kind", "title", "about", "text"] satisfies (keyof StoredDocument)[],
  tokenize: (text: string): string[] => wordsOf(text).map(({ word }) => word),
  processTerm: normalised,
};

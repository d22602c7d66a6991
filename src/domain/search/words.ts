/** A word and its position in a text, in UTF-16 code units. */
export interface PlacedWord {
  word: string;
  begin: number;
  end: number;
}

/** A single letter before a hyphen belongs to the word, as in e-mail. No literal, which the build would expand to Unicode tables. */
const word = new RegExp("(?:\\p{L}-(?=\\p{L}))?[\\p{L}\\p{M}\\p{N}]+", "gu");

/** Hyphens and the accents of Latin, Greek and Cyrillic; no vowel signs of Indian scripts. */
const dropped = /[\u0300-\u036f-]/g;

export const wordsOf = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ word: found, begin: index, end: index + found.length }));

/** Folds case, accents and hyphens: `Café` is `cafe`, and `e-mail` is `email`. */
export const normalised = (text: string): string => text.normalize("NFKD").replace(dropped, "").toLowerCase();

/** The edit distance in which a term matches; in short words one letter makes another word. */
export const allowedTypos = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2);

/** A word and where it stands in its text, in UTF-16 code units. */
export interface PlacedWord {
  word: string;
  begin: number;
  end: number;
}

/**
 * Letters with their marks, and digits. A single letter before a hyphen belongs to the word, as in e-mail. Written as
 * strings, because the build would replace a literal by tables of all scripts.
 */
const letters = "[\\p{L}\\p{M}\\p{N}]+";
const word = new RegExp(`(?:\\p{L}-(?=\\p{L}))?${letters}`, "gu");

/** Hyphens, and accents over Latin, Greek and Cyrillic letters; nothing of the scripts of India. */
const dropped = /[\u0300-\u036f-]/g;

/** The words of a text, in its order. */
export const wordsOf = (text: string): PlacedWord[] =>
  Array.from(text.matchAll(word), ({ 0: found, index }) => ({ word: found, begin: index, end: index + found.length }));

/** A word as it is compared: in lower case, without accents and hyphens, so that `Café` is `cafe` and `e-mail` `email`. */
export const normalised = (text: string): string => text.normalize("NFKD").replace(dropped, "").toLowerCase();

/**
 * How many letters of a searched word may be wrong, missing or too many. Two
 * letters that changed places are two. In short words one letter makes another word.
 */
export const allowedTypos = (term: string): number => (term.length < 4 ? 0 : term.length < 6 ? 1 : 2);

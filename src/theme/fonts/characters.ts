/** The characters between two others, both included. */
export const between = (first: string, last: string): string => {
  const from = first.codePointAt(0) ?? 0;
  const length = (last.codePointAt(0) ?? 0) - from + 1;
  return String.fromCodePoint(...Array.from({ length }, (_, index) => from + index));
};

const letters = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ";

/** What the file of the heading font holds: English, the letters of western Europe, and their punctuation. */
export const headingCharacters = `${between(" ", "~")}\u{a0}${letters}–—‘’“”…•·×©®™€£`;

/**
 * What the file of the text font holds besides: the rupee sign, arrows and signs,
 * and the letters that Indian names and words are romanised with (ISO 15919).
 */
export const borrowedCharacters = "₹→←↑↓✓′″−±°§²³½¼¾«»‹›¿¡‑\u{202f}āĀīĪūŪṛṚṅṄṭṬḍḌṇṆśŚṣṢṃṂṁṀḥḤḷḶ";

/** What the file of the text font holds. */
export const textCharacters = [...new Set(headingCharacters + borrowedCharacters)].join("");

/** The value of CSS's `unicode-range` that is these characters. */
export const unicodeRange = (characters: string): string =>
  [...characters].map((character) => `U+${character.codePointAt(0)?.toString(16)}`).join(", ");

/** The characters between two others, both included. */
export const between = (first: string, last: string): string => {
  const from = first.codePointAt(0) ?? 0;
  const length = (last.codePointAt(0) ?? 0) - from + 1;
  return String.fromCodePoint(...Array.from({ length }, (_, index) => from + index));
};

const signs = "±°§½¼¾«»‹›¿¡";
const letters = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ";

/**
 * What nearly every page shows. Each font has a file with these alone, which has to be small: the first words wait for
 * it. A list asks for the bullet, whatever its items hold; é is the one accent that English words have kept.
 */
export const coreCharacters = `${between("A", "Z")}${between("a", "z")}${between("0", "9")} \u{a0}.,:;!?&+%/|@()'"-–—‘’“”…·•©é`;

const beyondCore = (characters: string): string =>
  [...characters].filter((one) => !coreCharacters.includes(one)).join("");

/** What the files of the heading font hold: English, the letters of western Europe, and their punctuation. */
export const headingCharacters = `${between(" ", "~")}\u{a0}${letters}–—‘’“”…•·×©®™€£${signs}`;

/**
 * What the files of the text font hold besides: the rupee sign, arrows and signs,
 * and the letters that Indian names and words are romanised with (ISO 15919).
 */
export const borrowedCharacters = "₹→←↑↓✓′″−²³‑\u{202f}āĀīĪūŪṛṚṅṄṭṬḍḌṇṆśŚṣṢṃṂṁṀḥḤḷḶ";

/** What the files of the text font hold. */
export const textCharacters = [...new Set(headingCharacters + borrowedCharacters)].join("");

/** What the second file of each font holds, which a page with one of these loads as well. */
export const moreHeadingCharacters = beyondCore(headingCharacters);
export const moreTextCharacters = beyondCore(textCharacters);

/** Numbers that follow each other, as their first and their last. */
const runs = (numbers: readonly number[]): [number, number][] =>
  numbers.reduce<[number, number][]>((found, number) => {
    const last = found.at(-1);
    if (last !== undefined && last[1] === number - 1) last[1] = number;
    else found.push([number, number]);
    return found;
  }, []);

const numbersOf = (characters: string): number[] =>
  [...characters].map((character) => character.codePointAt(0) ?? 0).sort((a, b) => a - b);

const range = (first: number, last: number): string =>
  `U+${first.toString(16)}${last === first ? "" : `-${last.toString(16)}`}`;

/** The value of CSS's `unicode-range` that is these characters. */
export const unicodeRange = (characters: string): string =>
  runs(numbersOf(characters))
    .map(([first, last]) => range(first, last))
    .join(", ");

/** A `unicode-range` from the first of these characters to the last, with what lies between: a fifth as long. */
export const unicodeSpan = (characters: string): string => {
  const numbers = numbersOf(characters);
  return range(numbers.at(0) ?? 0, numbers.at(-1) ?? 0);
};

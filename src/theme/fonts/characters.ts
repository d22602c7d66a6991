/** Returns the characters from `first` to `last`, inclusive. */
export const between = (first: string, last: string): string => {
  const from = first.codePointAt(0) ?? 0;
  const length = (last.codePointAt(0) ?? 0) - from + 1;
  return String.fromCodePoint(...Array.from({ length }, (_, index) => from + index));
};

const signs = "±°§½¼¾«»‹›¿¡";
const letters = "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿßŒœ";

/**
 * The characters on nearly every page. Each font has a file with only these, kept small because the first text waits
 * for it. The bullet is the marker of lists; é is the only accent kept in English words.
 */
export const coreCharacters = `${between("A", "Z")}${between("a", "z")}${between("0", "9")} \u{a0}.,:;!?&+%/|@()'"-–—‘’“”…·•©é`;

const beyondCore = (characters: string): string =>
  [...characters].filter((one) => !coreCharacters.includes(one)).join("");

/** The characters of the heading font's files: English, western European letters, and their punctuation. */
const headingCharacters = `${between(" ", "~")}\u{a0}${letters}–—‘’“”…•·×©®™€£${signs}`;

/**
 * Additional characters of the text font's files: the rupee sign, arrows, symbols, and the letters used to romanise
 * Indian names and words (ISO 15919). Headings use the text font for them.
 */
export const borrowedCharacters = "₹→←↑↓✓′″−²³‑\u{202f}āĀīĪūŪṛṚṅṄṭṬḍḌṇṆśŚṣṢṃṂṁṀḥḤḷḶ";

/** The characters of the text font's files. */
export const textCharacters = [...new Set(headingCharacters + borrowedCharacters)].join("");

/** The characters of each font's second file, which only pages with one of them load. */
export const moreHeadingCharacters = beyondCore(headingCharacters);
export const moreTextCharacters = beyondCore(textCharacters);

/** Groups consecutive numbers into `[first, last]` pairs. */
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

/** Returns a `unicode-range` of exactly these characters. */
export const unicodeRange = (characters: string): string =>
  runs(numbersOf(characters))
    .map(([first, last]) => range(first, last))
    .join(", ");

/** Returns a `unicode-range` from the lowest to the highest of these characters, which is a fifth as long. */
export const unicodeSpan = (characters: string): string => {
  const numbers = numbersOf(characters);
  return range(numbers.at(0) ?? 0, numbers.at(-1) ?? 0);
};

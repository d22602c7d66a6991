/** Below the average of 238 (M. Brysbaert, J. of Memory and Language 109, 2019), for mobile and non-native readers. */
const wordsPerMinute = 200;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

const wordsIn = (text: string): number =>
  Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;

/** Splits a text into chunks, as every segment holds a copy of its whole input; a pasted file may have no space. */
const chunk = /[^]{1,1000}(?=\s|$)|\S{1,1000}/g;

/** Counts words in any script, with or without spaces (UAX #29). */
export const countWords = (text: string): number =>
  (text.match(chunk) ?? []).reduce((sum, part) => sum + wordsIn(part), 0);

/** Returns the reading time in whole minutes, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

/** Below the average of 238 (M. Brysbaert, Journal of Memory and Language 109, 2019), for small screens and second languages. */
const wordsPerMinute = 200;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

const wordsIn = (text: string): number =>
  Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;

/** Segmented in chunks, because every segment carries a copy of the whole text; a pasted file may have no space. */
const chunk = /[^]{1,1000}(?=\s|$)|\S{1,1000}/g;

/** Counts words in any script, also without spaces (UAX #29). */
export const countWords = (text: string): number =>
  (text.match(chunk) ?? []).reduce((sum, part) => sum + wordsIn(part), 0);

/** Whole minutes to read that many words, at least 1. */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / wordsPerMinute));

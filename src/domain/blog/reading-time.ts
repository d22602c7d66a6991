/**
 * Words a minute. Adults read English non-fiction silently at 238 words a minute
 * on average (M. Brysbaert, "How many words do we read per minute?", Journal of
 * Memory and Language 109, 2019); we promise a little less, for those who read
 * on a small screen or in their second language.
 */
const pace = 200;

const segmenter = new Intl.Segmenter(undefined, { granularity: "word" });

const wordsIn = (text: string): number =>
  Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;

/** A stretch of a text that ends where a word ends. */
const stretch = /(?:\S+\s+){0,50}\S*/g;

/**
 * The number of words in a text of any script, also of those that put no spaces
 * between words (UAX #29). A long text is segmented in stretches: every segment
 * carries a copy of the whole text it was found in.
 */
export const countWords = (text: string): number =>
  (text.match(stretch) ?? []).reduce((sum, part) => sum + wordsIn(part), 0);

/**
 * How long it takes to read that many words.
 *
 * @returns whole minutes, at least 1
 */
export const readingMinutes = (words: number): number => Math.max(1, Math.round(words / pace));

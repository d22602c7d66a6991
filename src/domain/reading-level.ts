/** The last year of an American school. */
export const hardReadingLevel = 12;

/** A shorter text has no meaningful level. */
const minWords = 100;

const words = new Intl.Segmenter("en", { granularity: "word" });
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

interface Counts {
  sentences: number;
  words: number;
  characters: number;
}

const countsOf = (paragraph: string): Counts => {
  const counts = { sentences: 0, words: 0, characters: 0 };
  for (const { segment } of sentences.segment(paragraph)) {
    const found = [...words.segment(segment)].filter(({ isWordLike }) => isWordLike);
    counts.sentences += found.length > 0 ? 1 : 0;
    counts.words += found.length;
    counts.characters += found.reduce((sum, word) => sum + word.segment.length, 0);
  }
  return counts;
};

/**
 * The Automated Readability Index of an English text, about an American school year (E. A. Smith and R. J. Senter,
 * AMRL-TR-66-220, 1967).
 *
 * @param paragraphs of running text, without headings and markup
 * @returns undefined for a text of under 100 words
 */
export const readingLevel = (paragraphs: readonly string[]): number | undefined => {
  const all = paragraphs.map(countsOf);
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  if (sum("words") < minWords) return undefined;
  return 4.71 * (sum("characters") / sum("words")) + 0.5 * (sum("words") / sum("sentences")) - 21.43;
};

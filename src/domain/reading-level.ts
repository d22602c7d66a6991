/** The school year above which a text is called hard to read: the last one of an American school. */
export const hardReadingLevel = 12;

/** Below so many words a level says nothing. */
const fewestWords = 100;

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
 * The Automated Readability Index of an English text (E. A. Smith and R. J. Senter, "Automated Readability Index",
 * AMRL-TR-66-220, 1967): about the year of an American school in which it is read with ease.
 *
 * @param paragraphs of running text, without headings and markup
 * @returns undefined for a text that is too short to tell
 */
export const readingLevel = (paragraphs: readonly string[]): number | undefined => {
  const all = paragraphs.map(countsOf);
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  if (sum("words") < fewestWords) return undefined;
  return 4.71 * (sum("characters") / sum("words")) + 0.5 * (sum("words") / sum("sentences")) - 21.43;
};

/** What no letter is drawn of: controls, marks of direction, selectors of variants. Only Devanagari needs its joiners. */
const unseen = /(?![\u200c\u200d])[\p{C}\p{Variation_Selector}\u{34f}]/gu;

/** One letter and a hyphen belong to the word that follows: "e-commerce" is not to break behind them. */
const clingingHyphen = /(?<!\p{L})(\p{L})-(?=\p{L})/gu;

/** A text as it can be set, in one line, where every font has its characters. */
export const settableText = (text: string): string =>
  text.replace(/\s+/gu, " ").replace(unseen, "").replace(clingingHyphen, "$1\u{2011}").trim();

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/**
 * What is left of a text without what no font has, such as emoji.
 *
 * @param missing pieces of the text, perhaps without the spaces between them
 * @returns undefined where half of the letters or more are gone, so that nobody would understand the rest
 */
export const textWithout = (text: string, missing: ReadonlySet<string>): string | undefined => {
  const gone = new Set([...missing].flatMap(graphemesOf));
  const rest = graphemesOf(text).filter((grapheme) => !gone.has(grapheme));
  if (lettersIn(rest.join("")) * 2 <= lettersIn(text)) return undefined;
  return rest
    .join("")
    .replace(/\s+(?=[\s,.;:!?]|$)/gu, "")
    .trim();
};

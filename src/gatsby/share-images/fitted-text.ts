import { settableText, textWithout } from "./drawable-text";
import { type TextLayer, textLayer, type TextStyle } from "./text-layer";

/** The room that a text has. */
export interface TextRoom extends Omit<TextStyle, "size" | "isBroken"> {
  /** How large it may be set, in pixels, the largest size first. */
  sizes: readonly number[];
  /** In how many lines, but for the smallest size, which takes what it needs. */
  lines: number;
}

/** How wide a bold letter is, in ems, in a word that is not all W. */
const letterWidth = 0.6;

const breaksWords = (text: string, size: number, width: number): boolean =>
  text.split(" ").some((word) => [...word].length * size * letterWidth > width);

const largestFitting = async (text: string, { sizes, lines, ...style }: TextRoom): Promise<TextLayer> => {
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes.filter((one) => one > smallest && !breaksWords(text, one, style.width))) {
    const layer = await textLayer(text, { ...style, size });
    if (layer.height <= Math.ceil(lines * size * style.lineHeight)) return layer;
  }
  return textLayer(text, { ...style, size: smallest, isBroken: breaksWords(text, smallest, style.width) });
};

/**
 * Sets a text as large as its room allows, without the pieces that no font has.
 *
 * @returns undefined when too little of the text can be set for anybody to understand it
 */
export const fittedText = async (text: string, room: TextRoom): Promise<TextLayer | undefined> => {
  const settable = settableText(text);
  if (settable === "") return undefined;
  const layer = await largestFitting(settable, room);
  if (layer.missing.size === 0) return layer;
  const rest = textWithout(settable, layer.missing);
  return rest === undefined ? undefined : largestFitting(rest, room);
};

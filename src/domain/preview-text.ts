/** How much of a description a card shows. */
export const previewLength = 100;

/** A space or a full stop just before an ellipsis. */
const loose = /[\s.]+$/;

/**
 * The first characters of a text, with an ellipsis when something was cut.
 *
 * @param text plain text
 * @param length how many characters (code points) are kept; 100 unless told
 * @returns the whole text when it is not longer than `length`
 */
export const previewText = (text: string, length: number = previewLength): string => {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join("").replace(loose, "")}…`;
};

/** Spaces and full stops before the ellipsis. */
const loose = /[\s.]+$/;

/** Shortens plain text to `length` code points and an ellipsis. */
export const previewText = (text: string, length = 100): string => {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join("").replace(loose, "")}…`;
};

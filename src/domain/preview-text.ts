/** Spaces and full stops before the ellipsis. */
const loose = /[\s.]+$/;

/** Shortens plain text to `length` characters, each with its combining marks, and an ellipsis. */
export const previewText = (text: string, length = 100): string => {
  const characters = text.match(/.\p{M}*/gsu) ?? [];
  return characters.length <= length ? text : `${characters.slice(0, length).join("").replace(loose, "")}…`;
};

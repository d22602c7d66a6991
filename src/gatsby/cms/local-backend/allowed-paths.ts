// Each is one way down from the project: no part of it can be `..`, which has dots alone where a pattern wants a letter,
// and none can hold a backslash or a control character.
const entryFile = /^content\/(?:[\w-]+\/)+[\w-][\w.-]*\.(?:md|json)$/;
const pictureFile = /^content\/media\/[^/\\\p{Cc}]+\.(?:jpe?g|png|webp|avif)$/iu;
const folder = /^content(?:\/[\w-]+)*$/;

/** Whether the editor may write a picture to this path below the project. */
export const isPicture = (path: string): boolean => pictureFile.test(path);

/** What the editor may read, write and remove below the project: entries, and pictures. */
export const isContentFile = (path: string): boolean => entryFile.test(path) || isPicture(path);

/** What the editor may list. */
export const isContentFolder = (path: string): boolean => folder.test(path);

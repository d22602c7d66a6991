import path from "node:path";

const entryFile = /^content\/(?:[\w-]+\/)+[\w.-]+\.(?:md|json)$/;
const pictureFile = /^content\/media\/[^/\\]+\.(?:jpe?g|png|webp|avif)$/i;
const folder = /^content(?:\/[\w-]+)*$/;

/** Whether the path is one plain way down from the project: no `..`, no `.`, no backslash, no root. */
const isPlain = (file: string): boolean =>
  !file.includes("\\") && !file.includes("\0") && path.posix.normalize(file) === file && !file.startsWith("/");

const matches =
  (...patterns: RegExp[]) =>
  (file: string): boolean =>
    isPlain(file) && patterns.some((pattern) => pattern.test(file));

/** What the editor may read and write below the project: entries, and pictures. */
export const isContentFile = matches(entryFile, pictureFile);

export const isPicture = matches(pictureFile);

/** What the editor may list. */
export const isContentFolder = matches(folder);

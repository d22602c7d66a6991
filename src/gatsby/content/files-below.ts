import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Lists the files below a folder, as relative paths with forward slashes; none if the folder does not exist. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"))
        .sort()
    : [];

/** Whether a file belongs to another program: hidden ones, and what Windows adds to folders and downloads. */
export const isOfOtherProgram = (name: string): boolean =>
  /(?:^|\/)(?:\.|(?:thumbs\.db|desktop\.ini)$)|:Zone\.Identifier$/i.test(name);

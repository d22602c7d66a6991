import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** The files below a folder, as paths with forward slashes relative to it; none for a folder that is not there. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => !entry.isDirectory())
        .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)).split(path.sep).join("/"))
        .sort()
    : [];

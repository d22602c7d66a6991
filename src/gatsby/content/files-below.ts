import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** The files below a folder, as paths with forward slashes relative to it; none for a folder that is not there. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => statSync(path.join(folder, name)).isFile())
        .map((name) => name.split(path.sep).join("/"))
        .sort()
    : [];

import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTypeOf } from "../../domain/content/content-types";
import { type Timed, timedParts } from "../../domain/publication/timetable";
import { filesBelow } from "../content/files-below";
import { parseFile } from "../content/parse-file";

/**
 * All of the content that is not published always.
 *
 * @param root the project's folder
 * @throws {UnreadableFile} when a file is broken; a build has checked them all before
 */
export const readTimed = (root: string): Timed[] => {
  const folder = path.join(root, "content");
  return filesBelow(folder)
    .filter((name) => contentTypeOf(name) !== undefined)
    .flatMap((name) => {
      const { data } = parseFile(name, readFileSync(path.join(folder, name), "utf8"));
      return timedParts(`content/${name}`, data);
    });
};

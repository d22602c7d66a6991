import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTypeOf } from "../../domain/content/content-types";
import { type Timed, timedParts } from "../../domain/publication/timetable";
import { fileReport } from "../content/file-report";
import { filesBelow } from "../content/files-below";

/**
 * All of the content that is not published always. A build has checked before that each file is right.
 *
 * @param root the project's folder
 */
export const readTimed = (root: string): Timed[] => {
  const folder = path.join(root, "content");
  return filesBelow(folder).flatMap((name) => {
    const type = contentTypeOf(name);
    if (type === undefined) return [];
    const file = `content/${name}`;
    const { checked } = fileReport(type, file, readFileSync(path.join(folder, name), "utf8"));
    return "entry" in checked ? timedParts(file, checked.entry.data) : [];
  });
};

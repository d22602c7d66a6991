import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { git } from "../content/git";

/** When a file was changed last, as an ISO 8601 instant, where that is known. */
export type DateOf = (file: string) => string | undefined;

const committedDates = (log: string): Map<string, string | undefined> => {
  const dates = new Map<string, string | undefined>();
  for (const commit of log.split("\0").slice(1)) {
    const [head = "", ...files] = commit.split("\n").filter((line) => line !== "");
    const [date = "", ...decorations] = head.split(", ");
    // A commit at which a shallow clone ends: it seems to have written every file that it holds.
    const isCutOff = decorations.includes("grafted");
    for (const file of files.filter((name) => !dates.has(name)))
      dates.set(file, isCutOff ? undefined : new Date(date).toISOString());
  }
  return dates;
};

const savedDate = (file: string): string | undefined =>
  existsSync(file) ? statSync(file).mtime.toISOString() : undefined;

/**
 * When each file of a folder was changed last: when the newest commit that
 * changed it was made, or for what is not committed yet when the file was saved.
 *
 * @param root the project's folder; below it, names have forward slashes
 * @returns undefined for what cannot be known: of a project without its history, or of a file that is as old as the
 *   commit at which a shallow clone ends
 */
export const gitDates = (root: string, folder: string): DateOf => {
  const log = git(root, ["log", "--format=%x00%cI, %D", "--name-only", "--no-renames", "--relative", "--", folder]);
  if (log === undefined) return () => undefined;
  const dates = committedDates(log);
  const status = git(root, ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", folder]);
  const prefix = git(root, ["rev-parse", "--show-prefix"])?.trim() ?? "";
  for (const line of status?.split("\0").filter(Boolean) ?? []) {
    const file = line.slice(3 + prefix.length);
    dates.set(file, savedDate(path.join(root, file)));
  }
  return (file) => dates.get(file);
};

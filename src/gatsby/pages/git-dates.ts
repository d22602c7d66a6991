import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { git } from "../content/git";

/** When a file was changed last, as an ISO 8601 instant, where that is known. */
export type DateOf = (file: string) => string | undefined;

/** The commits at which a shallow clone ends. They seem to have written every file that they hold. */
const cutOff = (root: string): ReadonlySet<string> => {
  const file = git(root, ["rev-parse", "--git-path", "shallow"])?.trim();
  const fullPath = path.resolve(root, file ?? "");
  return new Set(file !== undefined && existsSync(fullPath) ? readFileSync(fullPath, "utf8").split("\n") : []);
};

const committedDates = (log: string, unbelievable: ReadonlySet<string>): Map<string, string | undefined> => {
  const dates = new Map<string, string | undefined>();
  for (const commit of log.split("\0").slice(1)) {
    const [hash = "", date = "", ...files] = commit.split("\n").filter((line) => line !== "");
    for (const file of files.filter((name) => !dates.has(name)))
      dates.set(file, unbelievable.has(hash) ? undefined : new Date(date).toISOString());
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
  const log = git(root, ["log", "--format=%x00%H%n%cI", "--name-only", "--no-renames", "--relative", "--", folder]);
  if (log === undefined) return () => undefined;
  const dates = committedDates(log, cutOff(root));
  const status = git(root, ["status", "--porcelain", "--untracked-files=all", "--no-renames", "--", folder]);
  const prefix = git(root, ["rev-parse", "--show-prefix"])?.trim() ?? "";
  for (const line of status?.split("\n").filter(Boolean) ?? []) {
    const file = line.slice(3 + prefix.length);
    dates.set(file, savedDate(path.join(root, file)));
  }
  return (file) => dates.get(file);
};

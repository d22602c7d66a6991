import { statSync } from "node:fs";
import path from "node:path";
import { git } from "../content/git";

/** Returns a file's last change as an ISO 8601 instant, if known. */
export type DateOf = (file: string) => string | undefined;

const committedDates = (log: string): Map<string, string | undefined> => {
  const dates = new Map<string, string | undefined>();
  for (const commit of log.split("\0").slice(1)) {
    const [head = "", ...files] = commit.split("\n").filter((line) => line !== "");
    const [date = "", ...decorations] = head.split(", ");
    // The boundary commit of a shallow clone, which seems to have added all of its files.
    const isCutOff = decorations.includes("grafted");
    for (const file of files.filter((name) => !dates.has(name)))
      dates.set(file, isCutOff ? undefined : new Date(date).toISOString());
  }
  return dates;
};

/**
 * Looks up when each content file last changed: the date of its newest commit, or with uncommitted changes the
 * file's modification time.
 *
 * @param root the project's folder, to which names with forward slashes are relative
 * @returns undefined for unknown dates: without Git history, or of a file that is as old as the boundary commit of a
 *   shallow clone
 */
export const gitDates = (root: string): DateOf => {
  const log = git(root, ["log", "--format=%x00%cI, %D", "--name-only", "--no-renames", "--relative", "--", "content"]);
  if (log === undefined) return () => undefined;
  const dates = committedDates(log);
  const status = git(root, ["status", "--porcelain", "-z", "--untracked-files=all", "--no-renames", "--", "content"]);
  const prefix = git(root, ["rev-parse", "--show-prefix"])?.trim() ?? "";
  for (const line of status?.split("\0").filter(Boolean) ?? []) {
    const file = line.slice(3 + prefix.length);
    dates.set(file, statSync(path.join(root, file), { throwIfNoEntry: false })?.mtime.toISOString());
  }
  return (file) => dates.get(file);
};

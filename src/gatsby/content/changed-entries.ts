import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentTypeOf } from "../../domain/content/content-types";
import { uncheckedEntry } from "../../domain/content/entry";
import type { EntryChange } from "../../domain/content/removed-paths";
import { git } from "./git";
import { parseFile, UnreadableFile } from "./parse-file";

/**
 * Resolves a revision to a commit.
 *
 * @param base such as `HEAD` or `origin/main`
 * @returns undefined without Git, or if there is no such commit
 */
export const commitOf = (root: string, base: string): string | undefined =>
  git(root, ["rev-parse", "--verify", "--quiet", `${base}^{commit}`])?.trim();

/** The Markdown files, as only their entries have slugs; `*` also matches slashes. */
const files = "content/*.md";

/**
 * Lists changes since a commit. A temporary index holds the commit's files and the untracked ones, so that Git
 * detects renames; the repository's index is not touched.
 */
const changesIn = (root: string, commit: string): { before: string; now?: string }[] => {
  const folder = mkdtempSync(path.join(tmpdir(), "content-index-"));
  const env = { GIT_INDEX_FILE: path.join(folder, "index") };
  const diff = ["diff", "--relative", "--name-status", "--find-renames"];
  try {
    git(root, ["read-tree", commit], env);
    git(root, ["add", "--intent-to-add", "--", files], env);
    const changes = git(root, [...diff, "--diff-filter=a", commit, "--", files], env) ?? "";
    return changes
      .split("\n")
      .filter(Boolean)
      .map((line) => {
        const [status = "", before = "", now = before] = line.split("\t");
        return status === "D" ? { before } : { before, now };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const dataOf = (file: string, source: string): Record<string, unknown> => {
  try {
    return parseFile(file, source).data;
  } catch (error) {
    if (error instanceof UnreadableFile) return {};
    throw error;
  }
};

/**
 * Returns the Markdown entries changed, moved or removed since a commit, as they were in it.
 *
 * @param root the project's folder, which may be below the repository's root
 * @param base a revision; without Git or such a commit, the result is empty
 */
export const changedEntries = (root: string, base: string): EntryChange[] => {
  const commit = commitOf(root, base);
  if (commit === undefined) return [];
  return changesIn(root, commit).flatMap(({ before, now }) => {
    const type = contentTypeOf(before.replace(/^content\//, ""));
    if (type === undefined) return [];
    const source = git(root, ["show", `${commit}:./${before}`]) ?? "";
    return [{ before: uncheckedEntry(type, before, dataOf(before, source)), file: now }];
  });
};

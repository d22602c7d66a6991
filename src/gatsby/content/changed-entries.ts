import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentTypeOf, hasBody } from "../../domain/content/content-types";
import { uncheckedEntry } from "../../domain/content/entry";
import type { EntryChange } from "../../domain/content/lost-addresses";
import { parseFile, UnreadableFile } from "./parse-file";

interface GitOptions {
  env?: Record<string, string>;
  input?: string;
}

const mostOutput = 256 * 1024 * 1024;

/** What Git prints, or undefined where there is no Git, no repository or no such thing. */
const git = (root: string, args: string[], { env = {}, input }: GitOptions = {}): Buffer | undefined => {
  try {
    return execFileSync("git", args, {
      cwd: root,
      env: { ...process.env, ...env },
      maxBuffer: mostOutput,
      stdio: ["pipe", "pipe", "ignore"],
      input,
    });
  } catch {
    return undefined;
  }
};

/**
 * The commit that a name stands for.
 *
 * @param base such as `HEAD` or `origin/main`
 * @returns undefined where there is no Git, or no such commit
 */
export const commitOf = (root: string, base: string): string | undefined =>
  git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${base}^{commit}`])
    ?.toString()
    .trim();

interface FileChange {
  before: string;
  /** Where the file is now; undefined for one that is gone. */
  now?: string;
}

/** Reads `git diff --name-status -z`: a status, and one name or, for a renamed file, two. */
const fileChanges = (output: string): FileChange[] => {
  const fields = output.split("\0").filter((field) => field !== "");
  const changes: FileChange[] = [];
  for (let at = 0; at < fields.length; at += 2) {
    const [status = "", before = "", now = ""] = fields.slice(at, at + 3);
    if (status.startsWith("R")) changes.push({ before, now: fields[(at += 1) + 1] ?? now });
    else if (status.startsWith("D")) changes.push({ before });
    else if (!status.startsWith("A")) changes.push({ before, now: before });
  }
  return changes;
};

/**
 * What has changed in `content/` since a commit. Files that Git does not know
 * yet are told to a copy of its index, so that a renamed file is found before
 * anybody has added it; the repository itself is not touched.
 */
const changesIn = (root: string, commit: string): FileChange[] => {
  const folder = mkdtempSync(path.join(tmpdir(), "content-index-"));
  try {
    const copy = path.join(folder, "index");
    const index = path.resolve(root, git(root, ["rev-parse", "--git-path", "index"])?.toString().trim() ?? "");
    if (existsSync(index)) copyFileSync(index, copy);
    const env = { GIT_INDEX_FILE: copy };
    git(root, ["add", "--intent-to-add", "--", "content"], { env });
    const diff = ["diff", "--no-ext-diff", "--relative", "--name-status", "-z", "--find-renames", commit];
    return fileChanges(git(root, [...diff, "--", "content"], { env })?.toString() ?? "");
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The texts of files at a commit, in their order. */
const textsAt = (root: string, commit: string, files: readonly string[]): string[] => {
  const prefix = git(root, ["rev-parse", "--show-prefix"])?.toString().trim() ?? "";
  const input = files.map((file) => `${commit}:${prefix}${file}\n`).join("");
  let rest = git(root, ["cat-file", "--batch"], { input }) ?? Buffer.alloc(0);
  return files.map(() => {
    const head = rest.subarray(0, rest.indexOf("\n"));
    const size = Number(head.toString().split(" ")[2] ?? 0);
    const text = rest.subarray(head.length + 1, head.length + 1 + size).toString();
    rest = rest.subarray(head.length + 1 + size + 1);
    return text;
  });
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
 * The Markdown entries that were changed, moved or removed since a commit, as they were then.
 *
 * @param root the project's folder, which may lie below its repository
 * @param base a commit; where there is no Git, or no such commit, nothing has changed
 */
export const changedEntries = (root: string, base: string): EntryChange[] => {
  const commit = commitOf(root, base);
  if (commit === undefined) return [];
  const changes = changesIn(root, commit).flatMap((change) => {
    const type = contentTypeOf(change.before.replace(/^content\//, ""));
    return type !== undefined && hasBody(type) ? [{ type, ...change }] : [];
  });
  const texts = textsAt(
    root,
    commit,
    changes.map(({ before }) => before),
  );
  return changes.map(({ type, before, now }, index) => ({
    before: uncheckedEntry(type, before, dataOf(before, texts[index] ?? "")),
    file: now,
  }));
};

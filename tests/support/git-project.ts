import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";
import { contentCopy } from "./content";

/** Runs Git in a folder with a fixed identity. */
export const gitIn = (cwd: string, args: readonly string[], env: Record<string, string> = {}): string =>
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd,
    encoding: "utf8",
    stdio: "pipe",
    env: { PATH: process.env["PATH"], HOME: cwd, GIT_CONFIG_NOSYSTEM: "1", ...env },
  });

/** A copy of the content in its own repository, with one commit. */
export const gitProject = () => {
  const copy = contentCopy();
  const git = (...args: string[]) => gitIn(copy.root, args);
  const commit = () => git("add", ".") + git("commit", "-q", "-m", "Change");
  git("init", "-q");
  // Without pictures, which would slow it down.
  git("add", "content/services", "content/posts", "content/industries", "content/legal");
  git("commit", "-q", "-m", "Publish");
  return {
    ...copy,
    git,
    commit,
    move: (from: string, to: string) => {
      mkdirSync(path.dirname(path.join(copy.root, to)), { recursive: true });
      renameSync(path.join(copy.root, from), path.join(copy.root, to));
    },
    /** Links a folder of this project into the copy. */
    link: (folder: string) => symlinkSync(path.resolve(folder), path.join(copy.root, folder)),
    forget: () => rmSync(path.join(copy.root, ".git"), { recursive: true }),
  };
};

export type GitProject = ReturnType<typeof gitProject>;

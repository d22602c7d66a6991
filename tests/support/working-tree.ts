import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { cmsSetting } from "./cms-setting";

/** The working tree that the editor writes to. */
export class WorkingTree {
  readonly root = cmsSetting("CMS_PROJECT");

  git(...args: string[]): string {
    return execFileSync("git", ["-C", this.root, ...args], { encoding: "utf8" });
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  /** Removed (-) and added (+) lines, without line numbers. */
  changedLines(): string[] {
    return this.git("diff", "--unified=0")
      .split("\n")
      .filter((line) => /^[-+](?![-+])/.test(line));
  }

  /** Files that differ from the last commit, with their `git status` codes. */
  changedFiles(): string[] {
    return this.git("status", "--porcelain", "--untracked-files=all").split("\n").filter(Boolean);
  }

  restore(): void {
    this.git("checkout", "--quiet", ".");
    this.git("clean", "--quiet", "--force", "-d", "content");
  }
}

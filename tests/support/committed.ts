import { execFileSync } from "node:child_process";

const git = (...args: string[]): string =>
  execFileSync("git", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

const hasHistory = (): boolean => {
  try {
    return git("rev-parse", "--is-shallow-repository") === "false";
  } catch {
    return false;
  }
};

const known = hasHistory();

/** When the newest commit that changed a file was made; undefined without history, or for a file changed since. */
export const committedAt = (file: string): Date | undefined =>
  known && git("status", "--porcelain", "--", file) === ""
    ? new Date(git("log", "-1", "--format=%cI", "--", file))
    : undefined;

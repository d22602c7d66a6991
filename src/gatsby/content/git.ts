import { execFileSync } from "node:child_process";

const maxBuffer = 256 * 1024 * 1024;

/**
 * Runs Git and returns its output, with unquoted file names.
 *
 * @returns undefined if it fails, such as without Git or a repository
 */
export const git = (root: string, args: readonly string[], env: Record<string, string> = {}): string | undefined => {
  try {
    const options = { cwd: root, env: { ...process.env, ...env }, maxBuffer } as const;
    const command = ["-c", "core.quotePath=false", ...args];
    return execFileSync("git", command, { ...options, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } catch {
    return undefined;
  }
};

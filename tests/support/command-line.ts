import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";

const tsx = path.resolve("node_modules/.bin/tsx");

/**
 * Runs a TypeScript tool of the project as a user does.
 *
 * @param env variables besides PATH; nothing else of the test's environment is passed on
 * @param cwd the project's folder; by default the current one
 */
export const runTool = async (tool: string, args: string[], env: Readonly<Record<string, string>>, cwd?: string) => {
  const options = { cwd, env: { PATH: process.env["PATH"], NODE_ENV: "production" as const, ...env } };
  try {
    const { stdout, stderr } = await promisify(execFile)(tsx, [path.resolve(tool), ...args], options);
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
};

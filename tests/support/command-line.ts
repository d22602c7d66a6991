import { execFile } from "node:child_process";
import { promisify } from "node:util";

const tsx = "node_modules/.bin/tsx";

/**
 * Runs a TypeScript tool of the project as a user does.
 *
 * @param env what is set besides the path; nothing else of the test's environment is passed on
 */
export const runTool = async (tool: string, args: string[], env: Readonly<Record<string, string>>) => {
  const options = { env: { PATH: process.env["PATH"], NODE_ENV: "production" as const, ...env } };
  try {
    const { stdout, stderr } = await promisify(execFile)(tsx, [tool, ...args], options);
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, stdout, stderr };
  }
};

import { execFileSync } from "node:child_process";
import { developServer } from "./develop-server";
import type { FixtureProject } from "./fixture-build";

/**
 * Makes a copy of the project a repository of its own and starts its editor, which
 * CMS_PROJECT and CMS_URL then name; where they name one already, that one is used.
 *
 * @param copy makes the copy
 * @returns what ends the editor and removes the copy
 */
export const startedEditor = async (copy: () => FixtureProject): Promise<(() => Promise<void>) | undefined> => {
  if (process.env["CMS_URL"] !== undefined) return undefined;
  const project = copy();
  const git = (...args: string[]) => execFileSync("git", ["-C", project.root, ...args]);
  project.write(".gitignore", "node_modules\n.cache\npublic\nsrc/gatsby-types.d.ts\n");
  git("init", "--quiet");
  git("add", ".");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "Start");
  const server = await developServer(project.root);
  process.env["CMS_PROJECT"] = project.root;
  process.env["CMS_URL"] = server.url;
  return async () => {
    await server.dispose();
    project.dispose();
  };
};

import { execFileSync } from "node:child_process";
import { developServer } from "./develop-server";
import { fixtureProject } from "./fixture-build";

/**
 * Starts one editor for all tests of the CMS, on a copy of the project that is a
 * repository of its own; or uses one that CMS_PROJECT and CMS_URL name.
 */
export default async () => {
  if (process.env["CMS_URL"] !== undefined) return undefined;
  const project = fixtureProject();
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

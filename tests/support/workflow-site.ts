import { execFileSync } from "node:child_process";
import { cpSync } from "node:fs";
import path from "node:path";
import { registerLocalGit } from "decap-server/dist/middlewares";
import express from "express";
import { adminFiles } from "../../src/cms/config/admin-files";
import { cmsConfig, localBackend, localBackendPath } from "../../src/cms/config/cms-config";
import { writeEditor } from "../../src/gatsby/cms/editor-files";
import site from "../fixture-site/content/settings/site.json";
import { listen } from "../unit/server/support/local-server";
import { pagePaths } from "./preview-site";
import { temporaryFolder } from "./temporary-folder";

/**
 * Starts the editor with its workflow on its own repository, as decap-server's Git backend requires: branches replace
 * pull requests.
 */
export const startWorkflowSite = async () => {
  const { folder, dispose } = temporaryFolder("workflow");
  const repository = path.join(folder, "repository");
  const admin = path.join(folder, "admin");
  cpSync("tests/fixture-site/content", path.join(repository, "content"), { recursive: true });
  const git = (...args: string[]) => execFileSync("git", ["-C", repository, ...args], { encoding: "utf8" });
  git("init", "--quiet", "--initial-branch", "main");
  git("config", "user.name", "Test");
  git("config", "user.email", "test@example.com");
  git("add", ".");
  git("commit", "--quiet", "--message", "Start");
  await writeEditor(admin, site.name);
  const backend = express();
  process.env["GIT_REPO_DIRECTORY"] = repository;
  await registerLocalGit(backend, { logLevel: "error" });
  const app = express();
  app.use(localBackendPath, backend);
  const config = { ...cmsConfig(site, localBackend), publish_mode: "editorial_workflow" };
  app.get(adminFiles.config, (_request, response) => response.json(config));
  app.get(adminFiles.entries, (_request, response) => response.json(pagePaths()));
  app.use("/admin", express.static(admin));
  const server = await listen(app);
  return {
    url: `http://127.0.0.1:${server.port}`,
    git,
    close: () => server.close().finally(dispose),
  };
};

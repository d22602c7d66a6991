import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import express from "express";
import { adminFiles } from "../../src/cms/config/admin-files";
import { cmsConfig } from "../../src/cms/config/cms-config";
import { entryPath, isDraft } from "../../src/domain/content/entry";
import { writeEditor } from "../../src/gatsby/cms/editor-files";
import { checkContent } from "../../src/gatsby/content/check-content";
import site from "../fixture-site/content/settings/site.json";
import { listen } from "../unit/server/support/local-server";
import { fixtureRoot } from "./fixture-site";
import { temporaryFolder } from "./temporary-folder";

/** The path of each entry's page by its file, as in a production build. */
export const pagePaths = (): Record<string, string> =>
  Object.fromEntries(
    checkContent(fixtureRoot)
      .entries.filter((entry) => !isDraft(entry))
      .flatMap((entry) => {
        const page = entryPath(entry);
        return page === undefined ? [] : [[entry.file, page] as const];
      }),
  );

/** A file tree in the format of Decap's test backend (https://decapcms.org/docs/test-backend/). */
interface RepoFiles {
  [name: string]: RepoFiles | string;
}

const filesIn = (folder: string): RepoFiles =>
  Object.fromEntries(
    readdirSync(folder).flatMap((name) => {
      const file = path.join(folder, name);
      if (statSync(file).isDirectory()) return [[name, filesIn(file)] as const];
      return /\.(?:md|json)$/.test(name) ? [[name, { content: readFileSync(file, "utf8") }] as const] : [];
    }),
  );

const publicFolder = path.join(fixtureRoot, "public");

/** The editor's own configuration, with a backend in the page's memory. */
const config = { ...cmsConfig(site, { name: "test-repo" }), publish_mode: "simple" };

/**
 * Serves the built site with an editor that saves nothing.
 *
 * @param planted Markdown files added to the services, by name
 */
export const startPreviewSite = async (planted: Readonly<Record<string, string>>) => {
  const { folder: admin, dispose } = temporaryFolder("preview-admin");
  await writeEditor(admin, site.name);
  const content = filesIn(path.join(fixtureRoot, "content"));
  for (const [name, text] of Object.entries(planted))
    Object.assign(content["services"] ?? {}, { [name]: { content: text } });
  const files = JSON.stringify({ content });
  const app = express();
  // The page loads this first.
  app.get("/admin/manual-init.js", (_request, response) =>
    response.type("js").send(`window.CMS_MANUAL_INIT = true; window.repoFiles = ${files};`),
  );
  app.get(adminFiles.config, (_request, response) => response.json(config));
  app.get(adminFiles.entries, (_request, response) => response.json(pagePaths()));
  app.use("/admin", express.static(admin));
  // Page paths have no trailing slash, and their files are named index.html.
  app.use(express.static(publicFolder, { redirect: false }), ({ path: page }, response) =>
    response.sendFile(path.join(publicFolder, page, "index.html"), (error?: Error) => {
      if (error !== undefined) response.status(404).end();
    }),
  );
  const server = await listen(app);
  return {
    url: `http://127.0.0.1:${server.port}`,
    close: () => server.close().finally(dispose),
  };
};

import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { pagePaths } from "./page-paths";
import { adminFiles } from "../../src/cms/config/admin-files";
import { cmsConfig } from "../../src/cms/config/cms-config";
import { writeEditor } from "../../src/gatsby/cms/write-editor";
import site from "../../content/settings/site.json";

/** A tree of files as Decap's backend for trials has it (https://decapcms.org/docs/test-backend/). */
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

/** The editor's own configuration, but for where it keeps what is changed: in the page's memory. */
const config = cmsConfig(site, { name: "test-repo" }, "simple");

/**
 * The built site with its editor, which here writes to nothing.
 *
 * @param planted Markdown files that the editor finds among the services, by their names
 */
export const startPreviewSite = async (
  planted: Readonly<Record<string, string>> = {},
): Promise<{ url: string; close: () => Promise<void> }> => {
  const admin = mkdtempSync(path.join(tmpdir(), "preview-admin-"));
  await writeEditor(admin, site.name);
  const content = filesIn("content");
  for (const [name, text] of Object.entries(planted))
    Object.assign(content["services"] ?? {}, { [name]: { content: text } });
  const files = JSON.stringify({ content });
  const app = express();
  // The page reads this before anything else of the editor.
  app.get("/admin/manual-init.js", (_request, response) =>
    response.type("js").send(`window.CMS_MANUAL_INIT = true; window.repoFiles = ${files};`),
  );
  app.get(adminFiles.config, (_request, response) => response.json(config));
  app.get(adminFiles.entries, (_request, response) => response.json(pagePaths()));
  app.use("/admin", express.static(admin));
  // Pages have no slash at their ends, and their files are called index.html.
  app.use(express.static("public", { redirect: false }), ({ path: page }, response) =>
    response.sendFile(path.resolve("public", `.${page}`, "index.html"), (error?: Error) => {
      if (error !== undefined) response.status(404).end();
    }),
  );
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(admin, { recursive: true });
    },
  };
};

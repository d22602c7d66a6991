import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { cmsConfig, publishedBackend } from "../../cms/config/cms-config";
import { cmsBackend } from "../../domain/cms/cms-environment";
import { adminPath } from "../../domain/paths";
import { onlyEntry } from "../pages/entry-nodes";
import { adminPage, entryPaths, writeEditor } from "./editor-files";

/** The page at `/admin` of a build without a repository for the editor. */
const missing = `<main>
<h1>The editor is not set up here</h1>
<p>This site was built without a repository for its editor (CMS_REPOSITORY). docs/operators/editor.md says how to name one.</p>
<p>On a machine that has the repository, <code>npm run cms</code> starts the editor without an account.</p>
</main>`;

/** Writes the published editor if the environment names its repository, otherwise a page that says what is missing. */
export const writePublishedEditor = async (build: BuildArgs): Promise<void> => {
  const folder = path.join(process.cwd(), "public", adminPath);
  const settings = onlyEntry(build, "SiteSettings");
  const backend = cmsBackend(process.env);
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (backend.name === "none") {
    write("index.html", adminPage(settings.name, missing));
    return;
  }
  await writeEditor(folder, settings.name);
  write("config.json", JSON.stringify(cmsConfig(settings, publishedBackend(backend, settings.url))));
  write("entries.json", JSON.stringify(entryPaths(build)));
};

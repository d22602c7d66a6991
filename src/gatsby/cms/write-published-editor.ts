import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { publishedBackend, publishModeOf } from "../../cms/config/backend-config";
import { cmsConfig } from "../../cms/config/cms-config";
import { cmsBackend } from "../../domain/cms/cms-environment";
import { adminPath } from "../../domain/paths";
import { checkContent } from "../content/check-content";
import { projectFolder } from "../project-folder";
import { isPreview } from "../publication/current-stage";
import { editorMissingPage } from "./admin-page";
import { entryPaths } from "./entry-paths";
import { settingsAmong } from "./settings-among";
import { writeEditor } from "./write-editor";

/**
 * Writes the editor of the published site, when the environment says where it
 * keeps content; otherwise a page in its place which says what is missing.
 */
export const writePublishedEditor = async ({ store }: Pick<BuildArgs, "store">): Promise<void> => {
  const project = projectFolder(store);
  const folder = path.join(project, "public", adminPath);
  const { entries } = checkContent(project);
  const settings = settingsAmong(entries);
  const backend = cmsBackend(process.env);
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (backend.name === "none") {
    write("index.html", editorMissingPage(settings.name));
    return;
  }
  await writeEditor(folder, settings.name);
  const config = cmsConfig(settings, publishedBackend(backend, settings.url), publishModeOf(backend));
  write("config.json", JSON.stringify(config));
  write("entries.json", JSON.stringify(entryPaths(entries, isPreview())));
};

import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { publishedBackend, publishModeOf } from "../../cms/config/backend-config";
import { cmsConfig } from "../../cms/config/cms-config";
import { cmsBackend } from "../../domain/cms/cms-environment";
import { adminPath } from "../../domain/paths";
import { editorMissingPage } from "./admin-page";
import { entryPaths } from "./entry-paths";
import { siteSettings } from "./site-settings";
import { writeEditor } from "./write-editor";

/**
 * Writes the editor of the published site, when the environment says where it
 * keeps content; otherwise a page in its place which says what is missing.
 */
export const writePublishedEditor = async (build: BuildArgs): Promise<void> => {
  const folder = path.join(process.cwd(), "public", adminPath);
  const settings = siteSettings(build);
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
  write("entries.json", JSON.stringify(entryPaths(build)));
};

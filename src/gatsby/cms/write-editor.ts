import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { bundleAdmin } from "./bundle-admin";
import { copyDecap } from "./decap-files";
import { editorPage } from "./admin-page";
import { iconMarkup } from "../content/icons";

/**
 * Writes the editor without its configuration: the page, Decap CMS, our own
 * script, and the icons that a preview may have to show.
 *
 * @param folder where `/admin` is served from
 * @param siteName what the page calls the site
 */
export const writeEditor = async (folder: string, siteName: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("index.html", editorPage(siteName));
  // Read before Decap's own script, which would otherwise start itself and look for a config.yml.
  write("manual-init.js", "window.CMS_MANUAL_INIT = true;\n");
  write("icons.json", JSON.stringify(iconMarkup()));
  copyDecap(folder);
  await bundleAdmin(folder);
};

import { readFileSync } from "node:fs";
import path from "node:path";
import { contentTypes } from "../../domain/content/content-types";
import { parseFile } from "./parse-file";

/** The file of the site's settings, below the project's folder. */
export const settingsFile = `content/${contentTypes.SiteSettings.location.file}`;

/**
 * What the site's settings say, before anything of it is checked.
 *
 * @param root the project's folder
 * @returns nothing where the file is missing or broken, which the content check reports
 */
export const statedSettings = (root: string): Record<string, unknown> => {
  try {
    return parseFile(settingsFile, readFileSync(path.join(root, settingsFile), "utf8")).data;
  } catch {
    return {};
  }
};

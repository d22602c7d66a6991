import { adminPath } from "../../domain/paths";

/** Files that the editor's page loads. A build writes them; the development server serves them. */
export const adminFiles = {
  config: `${adminPath}/config.json`,
  /** The path of each entry's page by the entry's file: the URLs that visitors know. */
  entries: `${adminPath}/entries.json`,
  /** The SVG of each icon by its name. */
  icons: `${adminPath}/icons.json`,
} as const;

/** The names of the file formats that are registered with the CMS. */
export const formats = { markdown: "content-markdown", json: "content-json" } as const;

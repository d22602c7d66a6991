import { adminPath } from "../../domain/paths";

/** Where the editor is, and what its page loads. A build writes each; the development server answers them. */
export const adminFiles = {
  page: `${adminPath}/index.html`,
  config: `${adminPath}/config.json`,
  /** The path of each entry's page by the entry's file: the addresses that visitors know. */
  entries: `${adminPath}/entries.json`,
  /** The SVG of each icon by its name. */
  icons: `${adminPath}/icons.json`,
} as const;

/** Where the editor is, and what its page loads. A build writes each; the development server answers them. */
export const adminFiles = {
  page: "/admin/index.html",
  config: "/admin/config.json",
  /** The path of each entry's page by the entry's file: the addresses that visitors know. */
  entries: "/admin/entries.json",
  /** The SVG of each icon by its name. */
  icons: "/admin/icons.json",
} as const;

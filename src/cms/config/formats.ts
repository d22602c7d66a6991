/** The names under which the CMS is given the ways in which content files are written. */
export const formats = { markdown: "content-markdown", json: "content-json" } as const;

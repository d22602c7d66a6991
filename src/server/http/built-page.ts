import { readFile } from "node:fs/promises";
import path from "node:path";
import type { pagesForFunctions } from "../../domain/paths";

/** Gives the HTML of a built page by its path. */
export type ReadPage = (path: (typeof pagesForFunctions)[number]) => Promise<string>;

/** Reads the pages that a build left in `public/`: as `/about/index.html`, or as `/about.html` where Netlify wants it so. */
export const builtPage: ReadPage = async (page) => {
  const file = path.join(process.cwd(), "public", ...page.split("/"));
  try {
    return await readFile(path.join(file, "index.html"), "utf8");
  } catch {
    return readFile(`${file}.html`, "utf8");
  }
};

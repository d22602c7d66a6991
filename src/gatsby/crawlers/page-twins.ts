import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { markdownPath } from "../../domain/paths";
import { pageText } from "./markdown-twin";
import { mainOf } from "./page-main";

/** What is remembered of a page from one build to the next. */
interface KnownPage {
  /** Of all that its twin was made of. */
  hash: string;
  pictures: string[];
}

/** By the paths of pages. */
export type KnownPages = Record<string, KnownPage>;

interface TwinPlace {
  siteUrl: string;
  /** The folder that browsers see. */
  folder: string;
  /** What tells this version of the code that makes twins from others. */
  version: string;
}

/**
 * Writes the Markdown twin of each page beside its HTML. A page that shows what
 * it showed in the last build is only read.
 *
 * @param paths the canonical paths of the pages
 * @param known what was remembered of the last build
 * @returns what is to be remembered of this one; it names the pictures of each page, too
 */
export const writeTwins = async (
  paths: readonly string[],
  known: KnownPages,
  { siteUrl, folder, version }: TwinPlace,
): Promise<KnownPages> => {
  const now: KnownPages = {};
  for (const page of paths) {
    const main = mainOf(await readFile(path.join(folder, page, "index.html"), "utf8"));
    const hash = createHash("sha256")
      .update(JSON.stringify([version, siteUrl, page]))
      .update(main)
      .digest("base64url");
    const file = path.join(folder, markdownPath(page));
    const before = known[page];
    if (before?.hash === hash && existsSync(file)) {
      now[page] = before;
      continue;
    }
    const { markdown, pictures } = pageText(main, `${siteUrl}${page}`);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, markdown);
    // An address that was cut out of the text of a page would keep all of it in memory: at 5,000 pages 300 MB.
    now[page] = { hash, pictures: structuredClone(pictures) };
  }
  return now;
};

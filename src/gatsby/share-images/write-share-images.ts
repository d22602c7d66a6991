import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import type { PageEntry } from "../../domain/page-entry";
import { onlyEntry } from "../pages/entry-nodes";
import { drawShareImage } from "./draw-share-image";
import { shareImageFolder } from "./share-image-path";

export type PageWithImage = Pick<PageEntry, "path" | "headline" | "label" | "accent" | "picture" | "shareImage">;

const draw = async (page: PageWithImage, site: string, root: string): Promise<void> => {
  const picture = page.picture && path.join(root, "content", page.picture);
  const file = path.join(root, "public", page.shareImage);
  try {
    await writeFile(file, await drawShareImage({ ...page, site, picture }));
  } catch (error) {
    throw new Error(`The share image of ${page.path} could not be drawn: ${String(error)}`, { cause: error });
  }
};

/** Draws the missing images, and removes those that no page uses any more. */
export const updateShareImages = async (pages: readonly PageWithImage[], site: string, root: string) => {
  const folder = path.join(root, "public", shareImageFolder);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Map(pages.map((page) => [path.basename(page.shareImage), page]));
  const missing = [...wanted].filter(([name]) => !present.has(name)).map(([, page]) => page);
  for (let first = 0; first < missing.length; first += 8)
    await Promise.all(missing.slice(first, first + 8).map((page) => draw(page, site, root)));

  const stale = [...present].filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name))));
  return { drawn: missing.length, kept: wanted.size - missing.length, removed: stale.length };
};

/** Writes each page's image for social networks. */
export const writeShareImages = async (build: BuildArgs, pages: readonly PageEntry[]) => {
  const { name } = onlyEntry(build, "SiteSettings");
  const { drawn, kept, removed } = await updateShareImages(pages, name, process.cwd());
  build.reporter.info(`${drawn} share images drawn, ${kept} kept, ${removed} removed`);
};

import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { ListedPage } from "../../domain/listed-page";
import { drawShareImage } from "./draw-share-image";
import { mediaFile } from "./media";
import { plainAccent, shareImageFolder } from "./share-image-path";

/** What a page says of its image. */
export type PageWithImage = Pick<ListedPage, "path" | "headline" | "label" | "accent" | "picture" | "shareImage">;

interface Site {
  /** The project's folder. */
  root: string;
  name: string;
}

/** How many images were drawn, were there already, and were of pages that are no more. */
export interface Update {
  drawn: number;
  kept: number;
  removed: number;
}

/** Writes the file in one go: a build that is stopped leaves no half image, which the next one would keep. */
const writeWhole = async (file: string, content: Buffer): Promise<void> => {
  await writeFile(`${file}.part`, content);
  await rename(`${file}.part`, file);
};

const draw = async (page: PageWithImage, { root, name }: Site, file: string): Promise<void> => {
  const { headline, label, accent = plainAccent, path: place } = page;
  const picture = page.picture === undefined ? undefined : mediaFile(root, page.picture);
  const shown = picture !== undefined && existsSync(picture) ? picture : undefined;
  try {
    await writeWhole(file, await drawShareImage({ headline, label, site: name, accent, picture: shown }));
  } catch (error) {
    throw new Error(`The share image of ${place} could not be drawn: ${String(error)}`, { cause: error });
  }
};

/**
 * Draws the images that are not there yet, and removes those that no page names any more.
 *
 * @throws an error that names the page whose image could not be drawn
 */
export const updateShareImages = async (pages: readonly PageWithImage[], site: Site): Promise<Update> => {
  const folder = path.join(site.root, "public", shareImageFolder);
  await mkdir(folder, { recursive: true });
  const present = new Set(await readdir(folder));
  const wanted = new Map(pages.map((page) => [path.posix.basename(page.shareImage), page]));

  const missing = [...wanted].filter(([name]) => !present.has(name)).values();
  const drawInTurn = async (): Promise<number> => {
    let drawn = 0;
    for (const [name, page] of missing) {
      await draw(page, site, path.join(folder, name));
      drawn += 1;
    }
    return drawn;
  };
  // One more than there are processors: while sharp draws in its own threads, words are set in this one.
  const counts = await Promise.all(Array.from({ length: availableParallelism() + 1 }, drawInTurn));

  const stale = [...present].filter((name) => !wanted.has(name));
  await Promise.all(stale.map((name) => rm(path.join(folder, name), { force: true })));
  const drawn = counts.reduce((sum, count) => sum + count, 0);
  return { drawn, kept: wanted.size - drawn, removed: stale.length };
};

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { galleryPath } from "../../src/domain/gallery";

/** What Gatsby calls the gallery's chunk, and what stands in its headline. */
const marks = [galleryPath.slice(1), "src-gallery", "src/gallery", "The gallery"];

/** Compressed files repeat what stands in others, and pictures say nothing. */
const isText = (file: string): boolean => /\.(html|js|mjs|json|map|txt|xml|css|webmanifest)$/.test(file);

/**
 * The files of a build that are the gallery's, or name it.
 *
 * @param root the folder of the project that was built
 */
export const galleryTraces = (root: string): string[] =>
  ["public", "dist"].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .filter((file) => {
        const said = isText(file) ? `${file}\n${readFileSync(path.join(root, file), "utf8")}` : file;
        return marks.some((mark) => said.includes(mark));
      }),
  );

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What decides how an image is drawn, from the project's folder: this folder with its fonts, the mark, the colours. */
const sources = ["src/gatsby/share-images", "src/components/layout/mark.ts", "src/theme/tokens/color.ts"] as const;

/** The packages that draw. */
const packages = ["satori", "sharp"] as const;

const filesOf = (root: string, source: string): string[] =>
  path.extname(source) === ""
    ? readdirSync(path.join(root, source), { recursive: true, encoding: "utf8" })
        .filter((name) => path.extname(name) !== "")
        .sort()
        .map((name) => path.join(source, name))
    : [source];

/** What stands for the design, the fonts and what draws them in a copy of the project. */
export const digestOfDrawing = (root: string): string => {
  const hash = createHash("sha256");
  const read = (file: string): Buffer => readFileSync(path.join(root, file));
  for (const file of sources.flatMap((source) => filesOf(root, source))) hash.update(read(file));
  const { dependencies } = JSON.parse(read("package.json").toString()) as { dependencies: Record<string, string> };
  for (const name of packages) hash.update(`${dependencies[name]} `);
  return hash.digest("hex");
};

let digest: string | undefined;

/**
 * Stands for all that is the same in every share image. It is made of files, so
 * that nobody has to remember a version.
 */
export const drawingDigest = (): string => (digest ??= digestOfDrawing("."));

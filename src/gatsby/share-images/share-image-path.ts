import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ShareImage } from "./share-image-template";

/** Part of an address, and of a path in `public`. */
export const shareImageFolder = "/static/share/";

/** Looks up the digest of a picture's bytes by its address in content. */
export const mediaDigests = (
  files: readonly { relativePath: string; internal: { contentDigest: string } }[],
): ((picture?: string) => string | undefined) => {
  const digests = new Map(
    files.map(({ relativePath, internal }) => [`/media/${relativePath}`, internal.contentDigest]),
  );
  return (picture = "") => digests.get(picture);
};

const folder = "src/gatsby/share-images";
const sources = [
  `${folder}/draw-share-image.ts`,
  `${folder}/share-image-template.ts`,
  "src/components/layout/mark.ts",
  "src/theme/tokens/color.ts",
  "node_modules/satori/package.json",
  "node_modules/sharp/package.json",
];

/** A digest of what decides how every image is drawn. */
export const drawingDigest = (root: string): string => {
  const fonts = readdirSync(path.join(root, folder, "fonts")).sort();
  const hash = createHash("sha256");
  for (const file of [...sources, ...fonts.map((font) => `${folder}/fonts/${font}`)])
    hash.update(readFileSync(path.join(root, file)));
  return hash.digest("hex");
};

let drawing: string | undefined;

/** The address of an image, from the digest of its picture. What stands below `/static/` is kept for ever, so another image has another address. */
export const shareImagePath = ({ headline, label, site, accent, picture }: ShareImage): string => {
  drawing ??= drawingDigest(".");
  const shown = JSON.stringify([headline, label, site, accent ?? "", picture ?? "", drawing]);
  return `${shareImageFolder}${createHash("sha256").update(shown).digest("hex").slice(0, 16)}.jpg`;
};

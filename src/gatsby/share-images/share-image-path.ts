import { createHash } from "node:crypto";
import { fonts } from "./draw-share-image";
import { type ShareImage, shareImageTemplate } from "./share-image-template";

/** Part of a URL, and of a path in `public`. */
export const shareImageFolder = "/static/share/";

/** Returns the digest of each picture's bytes by its URL in content. */
export const mediaDigests = (files: readonly { relativePath: string; internal: { contentDigest: string } }[]) =>
  new Map(files.map(({ relativePath, internal }) => [`/media/${relativePath}`, internal.contentDigest]));

const digestOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest("hex").slice(0, 16);
};

const fontsDigest = digestOf(...fonts.map(({ data }) => data));

/** Hashes all that an image shows: files below `/static/` are cached forever, so a changed image needs another URL. */
export const shareImagePath = (image: ShareImage): string => {
  const drawn = JSON.stringify([shareImageTemplate(image), image.picture]);
  return `${shareImageFolder}${digestOf(drawn, fontsDigest)}.jpg`;
};

import { createHash } from "node:crypto";
import type { Accent } from "../../domain/content/fields";
import { drawingDigest } from "./drawing-digest";

/** The folder of the images, as part of an address and in `public`. What stands below `/static/` is never asked for again. */
export const shareImageFolder = "/static/share/";

/** The accent of a page that has none. */
export const plainAccent: Accent = "iris";

/** What a share image is made of. */
export interface ShareImageSubject {
  headline: string;
  /** What kind of page it is, in words that visitors read. */
  label: string;
  /** The name of the site. */
  site: string;
  accent?: Accent;
  /** A digest of the picture's bytes, where there is a picture. */
  picture?: string;
}

/**
 * The address of a subject's image. It changes when the image does, so that
 * nobody is shown an old one, and with nothing else, so that nothing is drawn
 * twice.
 *
 * @param drawing stands for the way in which all images are drawn
 */
export const shareImagePath = (
  { headline, label, site, accent = plainAccent, picture }: ShareImageSubject,
  drawing = drawingDigest(),
): string => {
  const hash = createHash("sha256").update(JSON.stringify([headline, label, site, accent, picture ?? "", drawing]));
  return `${shareImageFolder}${hash.digest("hex").slice(0, 16)}.jpg`;
};

import type { PictureSource } from "../../components/primitives/picture";
import { image } from "../../domain/content/shapes";
import { isObject } from "../../domain/is-object";
import { objectsIn } from "./plain-json";

type File = PictureSource["file"];

/** Returns the URL of a picture in the CMS. */
export type AssetUrl = (src: string) => string;

/** The original picture. Styles set its width; its height is known once it is loaded. */
const originalFile = (src: string, url: AssetUrl): File => {
  // Requests only what the content model accepts as a picture's URL.
  const pictureUrl = image.shape.src.safeParse(src).success ? url(src) : "";
  if (pictureUrl === "") return { childImageSharp: null };
  const data = { layout: "constrained", width: 1200, height: 750, images: { fallback: { src: pictureUrl } } } as const;
  return { childImageSharp: { gatsbyImageData: data } };
};

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The name of a picture's source file, which Gatsby keeps for all sizes, each in its own folder; of AVIF in WebP. */
const builtName = ({ childImageSharp }: File): string =>
  fileName(childImageSharp?.gatsbyImageData.images.fallback?.src ?? "");

/**
 * Returns a lookup of picture files by URL: in all sizes if the site has them, otherwise as in the CMS.
 *
 * @param base Gatsby's data for the entry
 */
export const pictureFiles = (base: unknown, url: AssetUrl): ((src: string) => File) => {
  const files = objectsIn(base).flatMap(({ file }) => (isObject(file) ? [file as unknown as File] : []));
  const built = new Map(files.map((file) => [builtName(file), file]));
  const builtFile = (name: string) => built.get(name) ?? built.get(name.replace(/\.avif$/, ".webp"));
  return (src) => builtFile(fileName(src)) ?? originalFile(src, url);
};

import type { PictureSource } from "../../components/primitives/picture";
import { image } from "../../domain/content/shapes";
import { isObject } from "../../domain/is-object";
import { objectsIn } from "./plain-json";

type File = PictureSource["file"];

/** The URL of a picture chosen in the CMS. */
export type AssetUrl = (src: string) => string;

/** The picture as it is. The styles give it its width; its own height is known once it is loaded. */
const whole = (src: string, url: AssetUrl): File => {
  // Nothing is asked for that the content model would not accept as a picture's URL.
  const pictureUrl = image.shape.src.safeParse(src).success ? url(src) : "";
  if (pictureUrl === "") return { childImageSharp: null };
  const data = { layout: "constrained", width: 1200, height: 750, images: { fallback: { src: pictureUrl } } } as const;
  return { childImageSharp: { gatsbyImageData: data } };
};

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The name of the file that a picture was made of: the sizes of it are called the same, in folders of their own. */
const builtName = ({ childImageSharp }: File): string =>
  fileName(childImageSharp?.gatsbyImageData.images.fallback?.src ?? "");

/**
 * Finds the file of a picture by its URL in content: in all sizes where the site has them, otherwise as the CMS has it.
 *
 * @param base what Gatsby computed for the entry
 */
export const pictureFiles = (base: unknown, url: AssetUrl): ((src: string) => File) => {
  const files = objectsIn(base).flatMap(({ file }) => (isObject(file) ? [file as unknown as File] : []));
  const built = new Map(files.map((file) => [builtName(file), file]));
  return (src) => built.get(fileName(src)) ?? whole(src, url);
};

import type { PictureSource } from "../../components/primitives/picture";
import { image } from "../../domain/content/shapes";
import { isObject } from "../../domain/is-object";
import { at, objectsIn } from "./plain-json";

type File = PictureSource["file"];

/** The URL of a picture chosen in the CMS. */
export type AssetUrl = (src: string) => string;

const none: File = { childImageSharp: null };

/** Whether the content model would accept it as a picture's URL: nothing else is asked for. */
const isMediaPath = (src: string): boolean => image.shape.src.safeParse(src).success && !src.includes("..");

/** The picture as it is. The styles give it its width; its own height is known once it is loaded. */
const whole = (src: string, url: AssetUrl): File => {
  const pictureUrl = isMediaPath(src) ? url(src) : "";
  if (pictureUrl === "") return none;
  const data = { layout: "constrained", width: 1200, height: 750, images: { fallback: { src: pictureUrl } } } as const;
  return { childImageSharp: { gatsbyImageData: data } };
};

const fileName = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** The name of the file that a picture was made of: the sizes of it are called the same, in folders of their own. */
const builtName = (file: unknown): string =>
  fileName(String(at(at(at(at(at(file, "childImageSharp"), "gatsbyImageData"), "images"), "fallback"), "src") ?? ""));

/**
 * Finds the file of a picture by its URL in content: in all sizes where the site has them, otherwise as the CMS has it.
 *
 * @param base what Gatsby computed for the entry
 */
export const pictureFiles = (base: unknown, url: AssetUrl): ((src: string) => File) => {
  const built = new Map(
    objectsIn(base).flatMap(({ file }) =>
      isObject(file) ? [[builtName(file), file as unknown as File] as const] : [],
    ),
  );
  return (src) => built.get(fileName(src)) ?? whole(src, url);
};

import type { PictureFacts } from "../../domain/structured-data/page-facts";
import type { PictureSource } from "../primitives/picture";

/** The file that a browser without newer formats shows; undefined where it is no picture that can be resized. */
export const pictureFacts = ({ file }: PictureSource): PictureFacts | undefined => {
  const data = file.childImageSharp?.gatsbyImageData;
  const src = data?.images.fallback?.src;
  return data === undefined || src === undefined ? undefined : { src, width: data.width, height: data.height };
};

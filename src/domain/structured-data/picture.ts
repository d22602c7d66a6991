import type { ImageObject } from "schema-dts";
import type { PictureFacts } from "./page-facts";

/** A picture as a node. */
export const pictureNode = (id: string, url: string, { src, width, height }: PictureFacts): ImageObject => ({
  "@type": "ImageObject",
  "@id": id,
  url: `${url}${src}`,
  contentUrl: `${url}${src}`,
  width: `${width}`,
  height: `${height}`,
});

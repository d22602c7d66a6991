import { useContext } from "react";
import { largeScreen } from "../../theme/media";
import { PageHeadContext } from "./page-head";

interface PicturePreloadProps {
  type: string | undefined;
  srcSet: string;
  sizes: string;
  /** Whether screens below the large breakpoint do without it. */
  wideOnly: boolean;
}

/**
 * Lets a browser fetch a picture before it has read the page as far as to the picture. Only a page that is loaded has
 * use for it: where a link shows another one, the picture is there as soon as this would be.
 *
 * It has no `href`, by which browsers that know no `imagesrcset` would fetch what they do not need.
 */
export const PicturePreload = ({ type, srcSet, sizes, wideOnly }: PicturePreloadProps) => {
  useContext(PageHeadContext)?.({
    children: (
      <link
        rel="preload"
        as="image"
        media={wideOnly ? largeScreen : undefined}
        type={type}
        imageSrcSet={srcSet}
        imageSizes={sizes}
        fetchPriority="high"
      />
    ),
  });
  return null;
};

import { css } from "@emotion/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { largeScreen, media, radius } from "../../theme/tokens";

const styles = css({
  position: "relative",
  overflow: "hidden",
  borderRadius: radius.media,
  aspectRatio: "16 / 10",
  contentVisibility: "auto",
  "& img, & video": { width: "100%", aspectRatio: "16 / 10", objectFit: "cover" },
  // Over the picture that stands in for it, which a browser fetches when it comes near, other than a `poster`.
  "& video": { position: "absolute", inset: 0 },
  // Around it, the outline would be cut off.
  "& video:focus-visible": { outlineOffset: "-3px", borderRadius: "inherit" },
  // As high as the picture, which paper limits; it stands in for a video.
  [media.print]: { aspectRatio: "auto", contentVisibility: "visible", "& video": { display: "none" } },
});

/**
 * Rounds a picture or a video at the proportions that all artwork has. `content-visibility` lets the browser fetch a
 * lazy picture when it is near the screen, rather than from 2,500 px away.
 */
export const Frame = ({ children }: { children: ReactNode }) => <div css={styles}>{children}</div>;

export interface PictureSource {
  alt: string;
  file: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null };
}

interface PictureProps {
  image: PictureSource;
  /** How wide the picture is shown, as HTML's `sizes` says it. */
  sizes: string;
  /**
   * The first picture of a page, which is fetched at once and before others. `wide`: it is where it stands beside the
   * text; on a phone it comes after the text, which fills the screen.
   */
  eager?: boolean | "wide";
}

/**
 * A picture in the sizes and formats that gatsby-plugin-image made, as plain HTML:
 * it needs no script to appear, and the browser does the lazy loading. Browsers
 * without AVIF have one JPEG for every screen.
 */
export const Picture = ({ image, sizes, eager = false }: PictureProps) => {
  const data = image.file.childImageSharp?.gatsbyImageData;
  const fallback = data?.images.fallback;
  if (data === undefined || fallback === undefined) return null;
  const [{ type, srcSet } = {}] = data.images.sources ?? [];
  return (
    <picture>
      {eager !== false && srcSet !== undefined && (
        <Helmet>
          <link
            rel="preload"
            as="image"
            type={type}
            imageSrcSet={srcSet}
            imageSizes={sizes}
            fetchPriority="high"
            {...(eager === "wide" && { media: largeScreen })}
          />
        </Helmet>
      )}
      {data.images.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        alt={image.alt}
        width={data.width}
        height={data.height}
        loading={eager === true ? "eager" : "lazy"}
        fetchPriority={eager === true ? "high" : "auto"}
        decoding={eager === false ? "async" : "auto"}
        src={fallback.src}
      />
    </picture>
  );
};

export const FramedPicture = (props: PictureProps) => (
  <Frame>
    <Picture {...props} />
  </Frame>
);

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ComponentProps } from "react";
import { nightStyles } from "../../theme/themes";
import { color, media, radius, space, typeSize } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Picture } from "../primitives/picture";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment Slide on CarouselSlide {
    tagline
    link
    image {
      ...SlideImage
    }
  }
`;

const scrim = (percent: number) => `color-mix(in srgb, ${color.background} ${percent}%, transparent)`;
/**
 * A slide fades in for a second over the last one, which stays whole until it is covered; of the two texts one is seen
 * at a time.
 */
const styles = css(nightStyles, {
  position: "relative",
  display: "grid",
  // As high as the text where that is set larger.
  minHeight: "min(600px, 80svh)",
  overflow: "hidden",
  borderRadius: radius.media,
  scrollSnapAlign: "start",
  "& > div, &::before": { gridArea: "1 / 1" },
  "& picture": { position: "absolute", inset: 0 },
  "& img": { width: "100%", height: "100%", objectFit: "cover", objectPosition: "78% center" },
  "&::before": {
    content: '""',
    zIndex: 1,
    background: color.background,
    opacity: 0.86,
    "@supports (color: color-mix(in srgb, red, red))": {
      background: `linear-gradient(0deg, ${scrim(92)} 25%, transparent 70%)`,
      opacity: 1,
      [media.tablet]: {
        background: `linear-gradient(90deg, ${scrim(86)} 10%, ${scrim(45)} 50%, transparent 75%)`,
      },
    },
  },
  "&[role='group']:not([inert])": {
    zIndex: 1,
    [media.moves]: {
      transition: "opacity 1s ease-in-out",
      "& > div": { transition: "opacity 0.6s ease-in-out 0.4s" },
    },
  },
  "&[inert]": {
    opacity: 0,
    visibility: "hidden",
    [media.moves]: { transition: "opacity 0s 1s, visibility 0s 1s" },
    "& > div": { opacity: 0, [media.moves]: { transition: "opacity 0.4s ease-in-out" } },
  },
});
const textStyles = css({
  zIndex: 1,
  display: "grid",
  alignContent: "end",
  justifyItems: "start",
  gap: space[6],
  padding: "clamp(1.5rem, 6vw, 5rem)",
  [media.tablet]: { alignContent: "center" },
  "& h2": { maxWidth: "14ch", fontSize: typeSize.h2 },
});

interface SlideProps extends ComponentProps<"div"> {
  slide: Queries.SlideFragment;
  buttonLabel: string;
  /** Whether it has its picture; it is the page's first and fetched at once, or lazy. */
  picture: "eager" | "lazy" | undefined;
}

export const CarouselSlide = ({ slide: { tagline, link, image }, buttonLabel, picture, ...attributes }: SlideProps) => (
  <div css={styles} {...attributes}>
    {picture && <Picture image={image} sizes={imageSizes.slide} eager={picture === "eager"} />}
    <div css={textStyles}>
      <h2>{tagline}</h2>
      <ButtonLink to={link} about={tagline} maybeRedirected>
        {buttonLabel}
      </ButtonLink>
    </div>
  </div>
);

import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../../primitives/button-link";
import { Picture } from "../../primitives/picture";
import { type CarouselState, isPrepared, slideFade } from "../../../domain/carousel";
import { fillTemplate } from "../../../domain/template-text";
import { media } from "../../../theme/media";
import { nightStyles } from "../../../theme/themes";
import { color } from "../../../theme/tokens/color";
import { radius } from "../../../theme/tokens/shape";
import { space } from "../../../theme/tokens/space";
import { typeSize } from "../../../theme/tokens/type";
import { imageSizes } from "../images";

export const fragment = graphql`
  fragment Slide on CarouselSlide {
    tagline
    link
    image {
      ...SlideImage
    }
  }
`;

const scrim = (percent: number) => `color-mix(in srgb, ${color.paper} ${percent}%, transparent)`;
const slideStyles = css(nightStyles, {
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
    background: color.paper,
    opacity: 0.86,
    "@supports (color: color-mix(in srgb, red, red))": {
      background: `linear-gradient(0deg, ${scrim(92)} 25%, transparent 70%)`,
      opacity: 1,
      [media.tablet]: {
        background: `linear-gradient(90deg, ${scrim(86)} 10%, ${scrim(45)} 50%, transparent 75%)`,
      },
    },
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
const over = (properties: string, start: number, end: number) =>
  `${properties} ${(end - start) * slideFade}ms ease-in-out ${start * slideFade}ms`;
/** A slide fades in over the last one, which stays whole until it is covered; of the two texts one is seen at a time. */
const stackedStyles = css({
  "&:not([data-place='shown'])": {
    opacity: 0,
    visibility: "hidden",
    [media.moves]: { transition: `${over("opacity", 1, 1)}, ${over("visibility", 1, 1)}` },
    "& > div": { opacity: 0, [media.moves]: { transition: over("opacity", 0, 0.4) } },
  },
  "&[data-place='previous']": { zIndex: 1 },
  "&[data-place='shown']": {
    zIndex: 2,
    [media.moves]: {
      transition: over("opacity", 0, 1),
      "& > div": { transition: over("opacity", 0.4, 1) },
    },
  },
  // A lazy picture that lies in the window is fetched even under another one, unless it has no place.
  "&[data-waiting]": { transition: "none", "& picture": { display: "none" } },
});

/** What a slide is in a stack, and that it is one entry of a list while the slides are a strip. */
const roleOf = (state: CarouselState, index: number, words: SlideProps["words"]) =>
  state.started
    ? {
        role: "group",
        "aria-roledescription": words.slideKind,
        "aria-label": fillTemplate(words.slideLabel, { n: index + 1, count: state.count }),
        "data-place": index === state.shown ? "shown" : index === state.previous ? "previous" : "below",
        "data-waiting": isPrepared(state, index) ? undefined : "",
        inert: index !== state.shown,
      }
    : { role: "listitem" };

interface SlideProps {
  slide: Queries.SlideFragment;
  index: number;
  words: Pick<Queries.CarouselFragment, "buttonLabel" | "slideKind" | "slideLabel">;
  state: CarouselState;
}

export const Slide = ({ slide: { tagline, link, image }, index, words, state }: SlideProps) => (
  <div css={state.started ? [slideStyles, stackedStyles] : slideStyles} {...roleOf(state, index, words)}>
    <Picture image={image} sizes={imageSizes.slide} eager={index === 0} />
    <div css={textStyles}>
      <h2>{tagline}</h2>
      <ButtonLink to={link} about={tagline} maybeRedirected>
        {words.buttonLabel}
      </ButtonLink>
    </div>
  </div>
);

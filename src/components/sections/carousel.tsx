import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../primitives/button-link";
import { Container } from "../primitives/container";
import { Picture } from "../primitives/picture";
import { media } from "../../theme/media";
import { night } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment Carousel on IndustriesPageCarousel {
    label
    buttonLabel
    slides {
      tagline
      link
      image {
        ...SlideImage
      }
    }
  }
`;

const stripStyles = css({
  display: "grid",
  gridAutoFlow: "column",
  gridAutoColumns: "94%",
  gap: space[4],
  overflowX: "auto",
  scrollSnapType: "x mandatory",
  overscrollBehaviorX: "contain",
  paddingBlockEnd: space[3],
  listStyle: "none",
  borderRadius: radius.media,
});
const slideStyles = css({
  position: "relative",
  display: "grid",
  height: "min(600px, 80svh)",
  overflow: "hidden",
  borderRadius: radius.media,
  scrollSnapAlign: "start",
  background: night.paper,
  color: night.ink,
  "& picture, & > div": { gridArea: "1 / 1", minHeight: 0 },
  "& img": { width: "100%", height: "100%", objectFit: "cover", objectPosition: "78% center" },
});
const textStyles = css({
  zIndex: 1,
  display: "grid",
  alignContent: "end",
  justifyItems: "start",
  gap: space[6],
  padding: "clamp(1.5rem, 6vw, 5rem)",
  background: "linear-gradient(0deg, rgb(15 14 38 / 0.92) 25%, rgb(15 14 38 / 0) 70%)",
  [media.tablet]: {
    alignContent: "center",
    background: "linear-gradient(90deg, rgb(15 14 38 / 0.86) 10%, rgb(15 14 38 / 0.45) 50%, rgb(15 14 38 / 0) 75%)",
  },
  "& h2": { maxWidth: "14ch", fontSize: typeSize.h2 },
});

/** The slides as a strip that snaps: it works by touch, wheel and arrow keys before any script. */
export const Carousel = ({ carousel }: { carousel: Queries.CarouselFragment }) => (
  <Container>
    {/* eslint-disable jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to be reachable by keyboard (WCAG 2.1.1) */}
    {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- https://webkit.org/b/170179 */}
    <ul css={stripStyles} role="list" aria-label={carousel.label} tabIndex={0}>
      {/* eslint-enable jsx-a11y/no-noninteractive-tabindex */}
      {carousel.slides.map(({ tagline, link, image }, index) => (
        <li key={link} css={slideStyles}>
          <Picture image={image} sizes={imageSizes.slide} eager={index === 0} />
          <div css={textStyles}>
            <h2>{tagline}</h2>
            <ButtonLink to={link} about={tagline}>
              {carousel.buttonLabel}
            </ButtonLink>
          </div>
        </li>
      ))}
    </ul>
  </Container>
);

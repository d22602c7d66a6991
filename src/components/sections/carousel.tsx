import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Container } from "../primitives/container";
import { isRotating } from "../../domain/carousel";
import { media } from "../../theme/media";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { CarouselControls } from "./carousel/controls";
import { Slide } from "./carousel/slide";
import { useCarousel } from "./carousel/use-carousel";

export const fragment = graphql`
  fragment Carousel on IndustriesPageCarousel {
    label
    buttonLabel
    kind
    slideKind
    slideLabel
    slides {
      tagline
      ...Slide
    }
    ...CarouselControls
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
  borderRadius: radius.media,
  [media.scripted]: {
    // The slides will soon lie upon each other: the first is already where it will be.
    gridAutoColumns: "100%",
    scrollbarWidth: "none",
    // The browser fetches lazy pictures far ahead. Those that few will see wait for the scripts, or for a visitor.
    "&:not(:hover, :focus-within) > * + * picture": { display: "none" },
  },
});
const stackStyles = css({
  display: "grid",
  isolation: "isolate",
  paddingBlockEnd: space[3],
  // A finger that moves up or down scrolls the page; sideways it is ours.
  touchAction: "pan-y pinch-zoom",
  "& > *": { gridArea: "1 / 1" },
});

/**
 * Slides that change by themselves (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). Before scripts arrive, and
 * without them, they are a strip that snaps: it works by touch, wheel and arrow keys.
 */
export const Carousel = ({ carousel }: { carousel: Queries.CarouselFragment }) => {
  const { slides, label, kind } = carousel;
  const { state, send, section, strip, holds, swipe } = useCarousel(slides.length);
  const { started } = state;
  return (
    <Container>
      <section ref={section} aria-roledescription={kind} aria-label={label} {...holds}>
        <CarouselControls words={carousel} taglines={slides.map(({ tagline }) => tagline)} state={state} send={send} />
        <div
          ref={strip}
          css={started ? stackStyles : stripStyles}
          {...(started
            ? { "aria-live": isRotating(state) ? "off" : "polite", ...swipe }
            : // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1).
              { role: "list", "aria-label": label, tabIndex: 0 })}
        >
          {slides.map((slide, index) => (
            <Slide key={`${slide.link} ${slide.tagline}`} slide={slide} index={index} words={carousel} state={state} />
          ))}
        </div>
      </section>
    </Container>
  );
};

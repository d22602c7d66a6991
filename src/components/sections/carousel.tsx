import { css } from "@emotion/react";
import caretLeft from "@phosphor-icons/core/regular/caret-left.svg";
import caretRight from "@phosphor-icons/core/regular/caret-right.svg";
import pauseIcon from "@phosphor-icons/core/regular/pause.svg";
import playIcon from "@phosphor-icons/core/regular/play.svg";
import { graphql } from "gatsby";
import { fillTemplate } from "../../domain/template-text";
import { color, media, radius, space } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { Container } from "../primitives/section";
import { iconButtonStyles } from "../primitives/styles";
import { CarouselSlide } from "./carousel-slide";
import { useCarousel } from "./use-carousel";

export const fragment = graphql`
  fragment Carousel on IndustriesPageCarousel {
    label
    buttonLabel
    kind
    slideKind
    slideLabel
    playLabel
    pauseLabel
    previousLabel
    nextLabel
    dotsLabel
    dotLabel
    slides {
      ...Slide
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
/** They keep their place until they can be used, so that nothing moves then. */
const controlsStyles = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: space[1],
  paddingBlockEnd: space[3],
  "&[inert]": { visibility: "hidden", [media.unscripted]: { display: "none" } },
  "& > div": { display: "flex", gap: space[1] },
  "& > [role='group']": { gap: 0 },
});
const buttonStyles = css(iconButtonStyles, {
  width: "2.75rem",
  height: "2.75rem",
  background: color.background,
  color: color.text,
  "&, &:focus-visible": { borderRadius: radius.pill },
});
const dotStyles = css({
  display: "grid",
  placeItems: "center",
  width: "1.5rem",
  height: "2.75rem",
  padding: 0,
  border: 0,
  background: "none",
  cursor: "pointer",
  // Borders alone, because they keep their colour where the visitor's colours are forced.
  "&::before": { content: '""', width: 14, height: 14, border: `2px solid ${color.control}`, borderRadius: "50%" },
  "&:hover::before": { borderColor: color.primary },
  "&[aria-current]::before": { borderWidth: 7, borderColor: color.primary },
});

/**
 * Slides that change by themselves (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). Before scripts arrive, and
 * without them, they are a strip that snaps: it works by touch, wheel and arrow keys.
 */
export const Carousel = ({ carousel }: { carousel: Queries.CarouselFragment }) => {
  const { slides, label, buttonLabel } = carousel;
  const count = slides.length;
  const {
    section,
    strip,
    current,
    playing,
    rotating,
    isPrepared,
    show,
    move,
    play,
    pause,
    pauseHandlers,
    swipeHandlers,
  } = useCarousel(count);
  const started = current !== undefined;
  const buttons = [
    playing ? ([pauseIcon, carousel.pauseLabel, pause] as const) : ([playIcon, carousel.playLabel, play] as const),
    [caretLeft, carousel.previousLabel, () => move(-1)] as const,
    [caretRight, carousel.nextLabel, () => move(1)] as const,
  ];
  return (
    <Container>
      <section ref={section} aria-roledescription={carousel.kind} aria-label={label} {...pauseHandlers}>
        {count > 1 && (
          <div css={controlsStyles} inert={!started}>
            <div>
              {buttons.map(([icon, name, onClick], index) => (
                <button key={index} css={buttonStyles} type="button" aria-label={name} onClick={onClick}>
                  <Icon svg={icon} size="1.25rem" />
                </button>
              ))}
            </div>
            <div role="group" aria-label={carousel.dotsLabel}>
              {slides.map(({ tagline }, index) => (
                <button
                  key={index}
                  css={dotStyles}
                  type="button"
                  aria-label={fillTemplate(carousel.dotLabel, { n: index + 1, count, tagline })}
                  aria-current={index === current ? "true" : undefined}
                  onClick={() => show(index)}
                />
              ))}
            </div>
          </div>
        )}
        <div
          ref={strip}
          css={started ? stackStyles : stripStyles}
          {...(started
            ? { "aria-live": rotating ? "off" : "polite", ...swipeHandlers }
            : // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1).
              { role: "list", "aria-label": label, tabIndex: 0 })}
        >
          {slides.map((slide, index) => (
            <CarouselSlide
              key={`${slide.link} ${slide.tagline}`}
              slide={slide}
              buttonLabel={buttonLabel}
              picture={isPrepared(index) ? (index === 0 ? "eager" : "lazy") : undefined}
              {...(started
                ? {
                    role: "group",
                    "aria-roledescription": carousel.slideKind,
                    "aria-label": fillTemplate(carousel.slideLabel, { n: index + 1, count }),
                    inert: index !== current,
                  }
                : { role: "listitem" })}
            />
          ))}
        </div>
      </section>
    </Container>
  );
};

import { css } from "@emotion/react";
import caretLeft from "@phosphor-icons/core/regular/caret-left.svg";
import caretRight from "@phosphor-icons/core/regular/caret-right.svg";
import pauseIcon from "@phosphor-icons/core/regular/pause.svg";
import playIcon from "@phosphor-icons/core/regular/play.svg";
import { graphql } from "gatsby";
import { useEffect, useReducer, useRef } from "react";
import { fillTemplate } from "../../domain/template-text";
import { color, media, radius, space } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { Container } from "../primitives/section";
import { iconButtonStyles, screenOnly } from "../primitives/styles";
import { CarouselSlides } from "./carousel-slides";

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
      tagline
      link
      image {
        ...SlideImage
      }
    }
  }
`;

/** Invisible before hydration, but reserving space to prevent a layout shift. */
const controlsStyles = css({
  display: "flex",
  flexWrap: "wrap",
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
  borderRadius: radius.pill,
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
  // Only borders, which remain visible with forced colours.
  "&::before": { content: '""', width: 14, height: 14, border: `2px solid ${color.control}`, borderRadius: "50%" },
  "&:hover::before": { borderColor: color.primary },
  "&[aria-current]::before": { borderWidth: 7, borderColor: color.primary },
});

const intervalMs = 2000;
/** Whether rotation is on, and whether the pointer or the focus is inside, either of which pauses it. */
const stopped = { playing: false, hovered: false, focused: false };
const merge = (before: typeof stopped, change: Partial<typeof stopped>) => ({ ...before, ...change });
const visit = (before: readonly number[], slide: number) => [...before.filter((other) => other !== slide), slide];

/**
 * An auto-rotating carousel (https://www.w3.org/WAI/ARIA/apg/patterns/carousel/). Before hydration, and without
 * scripts, it is a scroll-snap strip that works by touch, wheel and arrow keys.
 */
export const Carousel = ({ carousel }: { carousel: Queries.CarouselFragment }) => {
  const count = carousel.slides.length;
  const section = useRef<HTMLElement>(null);
  const strip = useRef<HTMLDivElement>(null);
  const [visited, show] = useReducer(visit, []);
  const [{ playing, hovered, focused }, set] = useReducer(merge, stopped);
  const current = visited.at(-1);
  const next = ((current ?? 0) + 1) % count;
  const rotating = playing && !hovered && !focused && count > 1;
  const move = (by: 1 | -1) => show(((current ?? 0) + count + by) % count);

  // Starts at the slide to which the strip has been scrolled.
  useEffect(() => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {};
    const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)");
    show(Math.round(scrollLeft / clientWidth) || 0);
    set({
      playing: !reducedMotion.matches,
      hovered: section.current?.matches(":hover") === true,
      focused: section.current?.contains(document.activeElement) === true,
    });
    const stop = () => reducedMotion.matches && set({ playing: false });
    reducedMotion.addEventListener("change", stop);
    return () => reducedMotion.removeEventListener("change", stop);
  }, []);
  useEffect(() => {
    if (!rotating) return undefined;
    const timer = setInterval(() => {
      const picture = strip.current?.children[next]?.querySelector("img");
      if (!document.hidden && picture?.complete !== false) show(next);
    }, intervalMs);
    return () => clearInterval(timer);
  }, [rotating, next]);

  const pauseHandlers = {
    onPointerEnter: () => set({ hovered: true }),
    onPointerLeave: () => set({ hovered: false }),
    onFocus: () => set({ focused: true }),
    onBlur: () => set({ focused: false }),
  };
  // Ignores the pointer or focus on the button itself.
  const toggle = () => set({ ...stopped, playing: !playing });
  const buttons = [
    [playing ? pauseIcon : playIcon, playing ? carousel.pauseLabel : carousel.playLabel, toggle],
    [caretLeft, carousel.previousLabel, () => move(-1)],
    [caretRight, carousel.nextLabel, () => move(1)],
  ] as const;
  return (
    <Container>
      <section
        ref={section}
        css={screenOnly}
        aria-roledescription={carousel.kind}
        aria-label={carousel.label}
        {...pauseHandlers}
      >
        {count > 1 && (
          <div css={controlsStyles} inert={current === undefined}>
            <div>
              {buttons.map(([icon, name, onClick], index) => (
                <button key={index} css={buttonStyles} type="button" aria-label={name} onClick={onClick}>
                  <Icon svg={icon} size="1.25rem" />
                </button>
              ))}
            </div>
            <div role="group" aria-label={carousel.dotsLabel}>
              {carousel.slides.map(({ tagline }, index) => (
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
        <CarouselSlides {...{ carousel, strip, visited, next, rotating, move }} />
      </section>
    </Container>
  );
};

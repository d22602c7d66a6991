import { css } from "@emotion/react";
import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from "react";
import { fillTemplate } from "../../domain/template-text";
import { nightStyles } from "../../theme/themes";
import { color, media, radius, space } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Picture } from "../primitives/picture";
import { imageSizes } from "./images";

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
    // Hydration stacks the slides: the first one is already in its final position.
    gridAutoColumns: "100%",
    scrollbarWidth: "none",
    // Browsers fetch lazy pictures far ahead. Rarely seen ones wait for hydration, hover or focus.
    "&:not(:hover, :focus-within) > * + * picture": { display: "none" },
  },
});
const stackStyles = css({
  display: "grid",
  isolation: "isolate",
  paddingBlockEnd: space[3],
  // Vertical panning scrolls the page; horizontal swipes change slides.
  touchAction: "pan-y pinch-zoom",
  "& > *": { gridArea: "1 / 1" },
});
const scrim = (percent: number) => `color-mix(in srgb, ${color.background} ${percent}%, transparent)`;
/**
 * A slide fades in for a second over the previous one, which stays opaque until covered. Only one of the two texts is
 * visible at a time.
 */
const slideStyles = css(nightStyles, {
  position: "relative",
  display: "grid",
  // Grows with larger text.
  minHeight: "min(600px, 80svh)",
  overflow: "hidden",
  borderRadius: radius.media,
  scrollSnapAlign: "start",
  "& picture, &::after": { position: "absolute", inset: 0 },
  "& img": { width: "100%", height: "100%", objectFit: "cover", objectPosition: "78% center" },
  "&::after": {
    content: '""',
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
  "& > div": {
    zIndex: 1,
    display: "grid",
    alignContent: "end",
    justifyItems: "start",
    gap: space[6],
    padding: "clamp(1.5rem, 6vw, 5rem)",
    [media.tablet]: { alignContent: "center" },
  },
  "& h2": { maxWidth: "14ch" },
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
    "& > div": { opacity: 0, [media.moves]: { transition: "opacity 0.4s ease-in-out" } },
  },
});
/** Slides that were never shown are hidden at once: their move into the stack would count as a layout shift. */
const shownStyles = css({ "&[inert]": { [media.moves]: { transition: "opacity 0s 1s, visibility 0s 1s" } } });
/** The minimum horizontal distance of a swipe, in CSS pixels: more than that of an inaccurate tap. */
const swipeDistance = 40;

interface SlidesProps {
  carousel: Queries.CarouselFragment;
  strip: RefObject<HTMLDivElement | null>;
  /** The slides that have been shown, the current one last; none before hydration. */
  visited: readonly number[];
  next: number;
  rotating: boolean;
  move: (by: 1 | -1) => void;
}

/** A scroll-snap strip; after hydration, a stack where only the current slide is visible and operable. */
export const CarouselSlides = ({ carousel, strip, visited, next, rotating, move }: SlidesProps) => {
  const current = visited.at(-1);
  const started = current !== undefined;
  const count = carousel.slides.length;
  const touch = useRef<PointerEvent>(undefined);
  // Moves focus along if it was on the strip, or on a slide that has become inert.
  useLayoutEffect(() => {
    if (current === undefined || strip.current?.contains(document.activeElement) !== true) return;
    strip.current.children[current]?.querySelector("a")?.focus({ preventScroll: true });
  }, [strip, current]);
  // Not fired for touches that scroll the page (`pointercancel`).
  const onPointerUp = ({ pointerId, pointerType, isPrimary, clientX, clientY }: PointerEvent) => {
    const start = touch.current;
    if (start?.pointerId !== pointerId || pointerType === "mouse" || !isPrimary) return;
    const across = clientX - start.clientX;
    if (Math.abs(across) >= Math.max(swipeDistance, Math.abs(clientY - start.clientY))) move(across < 0 ? 1 : -1);
  };
  const stackAttributes = {
    "aria-live": rotating ? "off" : "polite",
    onPointerDown: (event: PointerEvent) => (touch.current = event),
    onPointerUp,
  } as const;
  // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1).
  const stripAttributes = { role: "list", "aria-label": carousel.label, tabIndex: 0 };
  return (
    <div ref={strip} css={started ? stackStyles : stripStyles} {...(started ? stackAttributes : stripAttributes)}>
      {carousel.slides.map(({ tagline, link, image }, index) => (
        <div
          key={`${link} ${tagline}`}
          css={[slideStyles, visited.includes(index) && shownStyles]}
          role={started ? "group" : "listitem"}
          {...(started && {
            "aria-roledescription": carousel.slideKind,
            "aria-label": fillTemplate(carousel.slideLabel, { n: index + 1, count }),
            inert: index !== current,
          })}
        >
          {(!started || visited.includes(index) || index === next) && (
            <Picture image={image} sizes={imageSizes.slide} eager={index === 0} />
          )}
          <div>
            <h2>{tagline}</h2>
            <ButtonLink label={carousel.buttonLabel} to={link} about={tagline} maybeRedirected />
          </div>
        </div>
      ))}
    </div>
  );
};

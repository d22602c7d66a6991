import { css, keyframes } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { color, media, radius, space, width } from "../../theme/tokens";
import { useLabels } from "../site/site-data";

/**
 * How much of a document has been scrolled past, in whole percent.
 *
 * @param scrolled how far it has been scrolled, in CSS pixels
 * @param range how far it can be scrolled; a document that fits into the window has been read to its end
 */
export const scrolledPercent = (scrolled: number, range: number): number =>
  range <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((scrolled / range) * 100)));

/**
 * Follows the scroll position, once a frame at most. The height of the document comes from a ResizeObserver, so that
 * reading the position forces no layout.
 *
 * @param element one of the document that is read, which in the editor's preview is not the script's own
 * @returns undefined before hydration
 */
export const useScrolledPercent = (element: RefObject<HTMLElement | null>): number | undefined => {
  const [percent, setPercent] = useState<number>();
  useEffect(() => {
    const page = element.current?.ownerDocument;
    const view = page?.defaultView;
    if (!page || !view) return undefined;
    let height = 0;
    let frame: number | undefined;
    const update = () => {
      frame = undefined;
      setPercent(scrolledPercent(view.scrollY, height - view.innerHeight));
    };
    const scheduleUpdate = () => {
      frame ??= requestAnimationFrame(update);
    };
    const resized = new ResizeObserver(([entry]) => {
      height = entry?.borderBoxSize[0]?.blockSize ?? 0;
      scheduleUpdate();
    });
    resized.observe(page.documentElement);
    view.addEventListener("scroll", scheduleUpdate, { passive: true });
    view.addEventListener("resize", scheduleUpdate);
    return () => {
      resized.disconnect();
      view.removeEventListener("scroll", scheduleUpdate);
      view.removeEventListener("resize", scheduleUpdate);
      if (frame !== undefined) cancelAnimationFrame(frame);
    };
  }, [element]);
  return percent;
};

const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(1)" } });

/** The browser moves it where it can, without a script and smoothly; elsewhere it goes by whole percents. */
const barStyles = css({
  position: "fixed",
  inset: "0 0 auto",
  zIndex: 30,
  // A border keeps its contrast where the visitor's colours are forced.
  borderBlockStart: `4px solid ${color.primary}`,
  transformOrigin: "left",
  [media.print]: { display: "none" },
  "@supports (animation-timeline: scroll())": {
    animation: `${grow} linear both`,
    animationTimeline: "scroll(root)",
  },
});
const figureStyles = css({
  position: "fixed",
  insetBlockStart: width.header,
  insetInlineEnd: space[1],
  zIndex: 30,
  width: "3rem",
  // Its own box, so that a new figure lays out nothing else.
  contain: "strict",
  height: "1.375rem",
  border: "1px solid transparent",
  borderRadius: `0 0 ${radius.control} ${radius.control}`,
  background: color.primary,
  color: color.onPrimary,
  fontSize: "0.75rem",
  lineHeight: "1.25rem",
  fontWeight: 600,
  fontVariantNumeric: "tabular-nums",
  textAlign: "center",
  pointerEvents: "none",
  [media.print]: { display: "none" },
});

/** How much of the page the reader has passed: a bar at its top and a figure. The figure needs scripts. */
export const ReadingProgress = () => {
  const label = useLabels().readingProgress;
  const bar = useRef<HTMLDivElement>(null);
  const percent = useScrolledPercent(bar);
  return (
    <>
      <div ref={bar} css={barStyles} style={{ transform: `scaleX(${(percent ?? 0) / 100})` }} />
      {percent !== undefined && (
        <div
          css={figureStyles}
          role="progressbar"
          aria-label={label}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          {percent}%
        </div>
      )}
    </>
  );
};

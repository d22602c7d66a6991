import { css, keyframes } from "@emotion/react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { color, radius, space, width } from "../../theme/tokens";
import { screenOnly } from "../primitives/styles";
import { useLabels } from "../site/site-data";

/**
 * Returns how much of a document has been scrolled, in whole percent.
 *
 * @param scrolled the scroll position, in CSS pixels
 * @param range the maximum scroll position; at most 0 if the document fits the window, which counts as 100 percent
 */
const scrolledPercent = (scrolled: number, range: number): number =>
  range <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((scrolled / range) * 100)));

/**
 * Tracks the scroll position, and the height of the document, which grows as pictures and fonts load.
 *
 * @param element any element of the document, which in the CMS preview is not the global `document`
 */
const useScrolledPercent = (element: RefObject<HTMLElement | null>): number => {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const page = element.current?.ownerDocument;
    const view = page?.defaultView;
    if (!page || !view) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const update = () =>
      setPercent(scrolledPercent(view.scrollY, page.documentElement.offsetHeight - view.innerHeight));
    // All three fire once per frame, before paint.
    const resized = new ResizeObserver(update);
    resized.observe(page.documentElement);
    view.addEventListener("scroll", update, { passive: true, signal });
    view.addEventListener("resize", update, { signal });
    return () => {
      resized.disconnect();
      listening.abort();
    };
  }, [element]);
  return percent;
};

const grow = keyframes({ from: { transform: "scaleX(0)" }, to: { transform: "scaleX(1)" } });

/** A scroll-driven animation moves it smoothly, without scripts; elsewhere it moves by whole percents. */
const barStyles = css(screenOnly, {
  position: "fixed",
  inset: "0 0 auto",
  zIndex: 30,
  // A border keeps its contrast with forced colours.
  borderBlockStart: `4px solid ${color.primary}`,
  transformOrigin: "left",
  "@supports (animation-timeline: scroll())": {
    animation: `${grow} linear both`,
    animationTimeline: "scroll(root)",
  },
});
const figureStyles = css(screenOnly, {
  position: "fixed",
  insetBlockStart: width.header,
  insetInlineEnd: space[1],
  zIndex: 30,
  width: "3rem",
  // Limits the layout of a new figure to this box.
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
});

/** The reading progress: a bar at the top of the page, and a figure, which needs scripts. */
export const ReadingProgress = () => {
  const label = useLabels().readingProgress;
  const bar = useRef<HTMLDivElement>(null);
  const percent = useScrolledPercent(bar);
  return (
    <>
      <div ref={bar} css={barStyles} style={{ transform: `scaleX(${percent / 100})` }} />
      {/* At the top of the page it would cover the breadcrumbs. */}
      {percent > 0 && (
        <div
          css={figureStyles}
          role="progressbar"
          aria-label={label}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
        >
          {`${percent}%`}
        </div>
      )}
    </>
  );
};

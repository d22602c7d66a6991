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
const scrolledPercent = (scrolled: number, range: number): number =>
  range <= 0 ? 100 : Math.min(100, Math.max(0, Math.round((scrolled / range) * 100)));

/**
 * Follows the scroll position, and the height of the document, which grows as pictures and fonts arrive.
 *
 * @param element one of the document that is read, which in the editor's preview is not the script's own
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
    // Browsers report all three once a frame, before they draw it.
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
      <div ref={bar} css={barStyles} style={{ transform: `scaleX(${percent / 100})` }} />
      {/* At the top of the page it would lie over the breadcrumbs. */}
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

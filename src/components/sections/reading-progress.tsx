import { css, keyframes } from "@emotion/react";
import { useRef } from "react";
import { color, media, radius, space, width } from "../../theme/tokens";
import { useScrolledPercent } from "./reading-progress/use-scrolled-percent";
import { useLabels } from "../site/site-data";

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

import { css } from "@emotion/react";
import { color, fontFamily } from "../../theme/tokens";
import { markShapes, markSize } from "./mark";

const styles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5em",
  fontFamily: fontFamily.heading,
  // Beside two buttons on the narrowest phones, and where type is larger.
  fontSize: "min(1.25rem, 5.2vw)",
  fontWeight: 700,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
  "& svg": { flex: "none" },
  // Where colours are the visitor's, or on paper.
  "@media print, (forced-colors: active)": { "& path": { fill: "currentColor" } },
});

const Mark = () => (
  <svg viewBox={`0 0 ${markSize} ${markSize}`} width={markSize} height={markSize} aria-hidden="true">
    {markShapes.map((shape) => (
      <path key={shape.color} fill={color[shape.color]} d={shape.path} />
    ))}
  </svg>
);

/** The mark and, beside it, the company's name. */
export const Wordmark = ({ name }: { name: string }) => (
  <span css={styles}>
    <Mark />
    {name}
  </span>
);

import { css } from "@emotion/react";
import { color, fontFamily } from "../../theme/tokens";
import { logoShapes, logoSize } from "./logo";

const styles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.5em",
  fontFamily: fontFamily.heading,
  // Fits beside two buttons on the narrowest phones and with larger text.
  fontSize: "min(1.25rem, 5.2vw)",
  fontWeight: 700,
  // Fits several lines into a phone's header.
  lineHeight: 1.1,
  letterSpacing: "-0.02em",
  "& svg": { flex: "none" },
  "@media print, (forced-colors: active)": { "& path": { fill: "currentColor" } },
});

/** The logo and, beside it, the company's name. */
export const Wordmark = ({ name }: { name: string }) => (
  <span css={styles}>
    <svg viewBox={`0 0 ${logoSize} ${logoSize}`} width={logoSize} height={logoSize} aria-hidden="true">
      {logoShapes.map((shape) => (
        <path key={shape.color} fill={color[shape.color]} d={shape.path} />
      ))}
    </svg>
    {name}
  </span>
);

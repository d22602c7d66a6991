import { css } from "@emotion/react";
import { fontFamily } from "../../theme/tokens/type";

const styles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: "0.625rem",
  fontFamily: fontFamily.heading,
  // Beside two buttons on the narrowest phones.
  fontSize: "clamp(1rem, 5.2vw, 1.25rem)",
  fontWeight: 700,
  letterSpacing: "-0.02em",
  whiteSpace: "nowrap",
  "& svg": { flex: "none" },
});

/** A sun over two waves in a circle. */
const Mark = () => (
  <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
    <clipPath id="mark">
      <circle cx="16" cy="16" r="16" />
    </clipPath>
    <g clipPath="url(#mark)">
      <path fill="#ff9d2e" d="M0 0h32v32H0z" />
      <path fill="#ff4d79" d="M0 15c5-4 9-4 15-1s11 3 17-2v20H0z" />
      <path fill="#5b4dff" d="M0 22c6 3 10 0 15-2s11-2 17 1v11H0z" />
    </g>
  </svg>
);

export const Wordmark = ({ name }: { name: string }) => (
  <span css={styles}>
    <Mark />
    {name}
  </span>
);

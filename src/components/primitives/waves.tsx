import { css } from "@emotion/react";
import { color } from "../../theme/tokens";

const styles = css({
  position: "absolute",
  zIndex: -1,
  insetInline: 0,
  bottom: 0,
  width: "100%",
  height: "40%",
  "& path:first-of-type": { fill: color.primary, opacity: 0.12 },
  "& path:last-of-type": { fill: color.primary, opacity: 0.16 },
});

/** The logo's two waves at the bottom of a block, which has to be positioned and isolated, and clip its overflow. */
export const Waves = () => (
  <svg css={styles} viewBox="0 0 1200 160" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 118C190 40 330 60 520 104S860 150 1200 14V160H0Z" />
    <path d="M0 150C240 96 400 92 600 126S960 170 1200 74V160H0Z" />
  </svg>
);

import { css } from "@emotion/react";
import { color, media, motion, radius, space, typeSize } from "../../theme/tokens";

/** A small thing to choose among others: a link or a button. */
export const pillStyles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.75rem",
  padding: `${space[1]} ${space[4]}`,
  border: `1.5px solid ${color.control}`,
  background: color.background,
  color: color.text,
  fontSize: typeSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  "&, &:focus-visible": { borderRadius: radius.pill },
  "&:active": { background: color.surface },
  [media.hover]: { "&:hover": { borderColor: color.primary, color: color.primary } },
});

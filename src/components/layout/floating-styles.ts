import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { motion } from "../../theme/tokens/motion";
import { radius, shadow } from "../../theme/tokens/shape";
import { space, width } from "../../theme/tokens/space";

/**
 * A round button that stays in a corner of the screen. With `data-covers` it
 * steps aside for what lies under it; the keyboard still reaches it, and then it
 * is seen.
 */
export const floatingStyles = css({
  position: "fixed",
  bottom: space[4],
  zIndex: 15,
  display: "grid",
  placeItems: "center",
  width: width.floating,
  height: width.floating,
  borderRadius: radius.pill,
  boxShadow: shadow.high,
  [media.moves]: { transition: `opacity ${motion.quick}, background-color ${motion.quick}` },
  '&[data-covers="true"]:not(:focus-visible)': { opacity: 0, pointerEvents: "none" },
  [media.print]: { display: "none" },
});

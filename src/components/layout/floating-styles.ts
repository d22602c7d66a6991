import { css } from "@emotion/react";
import { media, motion, radius, shadow, space, width } from "../../theme/tokens";

/** A round button that stays in a corner of the screen. The footer ends with room for it, and `scroll-padding` keeps the focus clear of it. */
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
  [media.moves]: { transition: `background-color ${motion.quick}` },
  [media.print]: { display: "none" },
});

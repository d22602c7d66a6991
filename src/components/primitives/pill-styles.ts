import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { motion } from "../../theme/tokens/motion";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";

/** A small thing to choose among others: a link or a button. */
export const pillStyles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.75rem",
  padding: `${space[1]} ${space[4]}`,
  border: `1.5px solid ${color.control}`,
  background: color.paper,
  color: color.ink,
  fontSize: typeSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  "&, &:focus-visible": { borderRadius: radius.pill },
  "&:active": { background: color.mist },
  [media.hover]: { "&:hover": { borderColor: color.iris, color: color.iris } },
});

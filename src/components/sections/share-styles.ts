import { css } from "@emotion/react";
import { iconButtonStyles } from "../primitives/icon-button-styles";
import { color } from "../../theme/tokens/color";
import { motion } from "../../theme/tokens/motion";
import { space } from "../../theme/tokens/space";
import { media } from "../../theme/media";

export const sectionStyles = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[3],
  marginBlockStart: space[16],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  "& > h2": { width: "100%", fontSize: "1.25rem", letterSpacing: 0 },
  [media.print]: { display: "none" },
});

export const linksStyles = css({ display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none" });

export const linkStyles = css(iconButtonStyles, {
  display: "grid",
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
});

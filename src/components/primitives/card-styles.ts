import { css } from "@emotion/react";
import { accent, color, media, motion, radius, shadow, space } from "../../theme/tokens";
import { entranceStyles } from "./entrance-styles";

/** A card with a picture on top. All of it can be clicked; the link in it is what is read and focused. */
export const cardStyles = css(entranceStyles, {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.background,
  transition: `border-color ${motion.calm}, box-shadow ${motion.calm}`,
  "& picture": { display: "block", overflow: "hidden", aspectRatio: "16 / 10", contentVisibility: "auto" },
  "& img": { width: "100%", height: "100%", objectFit: "cover", transition: `scale ${motion.calm}` },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  [media.hover]: {
    "&:hover": { borderColor: accent.color, boxShadow: shadow.low },
    [media.moves]: { "&:hover img": { scale: "1.03" } },
  },
});

export const cardBodyStyles = css({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space[3],
  padding: space[6],
});

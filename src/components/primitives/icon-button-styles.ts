import { css } from "@emotion/react";
import { color, media, radius } from "../../theme/tokens";

/** A button, or a link, that shows an icon and nothing else. */
export const iconButtonStyles = css({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  // Larger type does not push it off a phone.
  width: "min(3rem, 15vw)",
  height: "min(3rem, 15vw)",
  padding: 0,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.control,
  background: "transparent",
  cursor: "pointer",
  // WebKit puts the focus into a popover only from its button itself.
  "& *": { pointerEvents: "none" },
  [media.hover]: { "&:hover": { borderColor: color.primary, color: color.primary } },
});

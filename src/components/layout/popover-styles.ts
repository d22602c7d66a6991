import { css } from "@emotion/react";
import { color, radius, shadow, space, width } from "../../theme/tokens";

/** A panel that the browser opens and closes itself (the popover attribute): no script, Escape and outside click included. */
export const panelStyles = css({
  position: "fixed",
  inset: `${width.header} auto auto auto`,
  margin: 0,
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.background,
  color: color.text,
  boxShadow: shadow.high,
  // Older browsers know no popovers: a panel is open while the focus is in its place, which takes it for a click.
  "@supports not selector(:popover-open)": { display: "none", "*:focus-within > &": { display: "block" } },
  "& ul": { listStyle: "none" },
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: space[3],
    borderRadius: radius.control,
    textDecoration: "none",
    "&:hover": { background: color.surface, color: color.primary },
    "&[aria-current]": { color: color.primary },
  },
});

import { css } from "@emotion/react";
import { color, media, space } from "../../theme/tokens";

export const sectionStyles = css({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space[2],
  marginBlockStart: space[16],
  paddingBlockStart: space[8],
  borderBlockStart: `1px solid ${color.line}`,
  "& > h2": { width: "100%", marginBlockEnd: space[1], fontSize: "1.25rem", letterSpacing: 0 },
  [media.print]: { display: "none" },
});

export const linksStyles = css({ display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none" });

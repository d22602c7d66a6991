import { css } from "@emotion/react";
import { color, radius, space, typeSize } from "../../theme/tokens";

const tinted = (tone: string) => ({
  borderColor: tone,
  background: `color-mix(in oklab, ${tone} 10%, ${color.background})`,
});

/**
 * The form and the notices in it. The notices are known by their attributes, not by a class: without scripts a
 * function writes them into the built page, whose styles are those of the page as it was built.
 */
export const formStyles = css({
  display: "grid",
  gap: space[6],
  padding: "clamp(1.5rem, 4vw, 3rem)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.background,
  scrollMarginTop: space[4],
  // It takes the focus only while it sends.
  "&:focus": { outline: "none" },
  "& [data-notice]": {
    display: "grid",
    gap: space[2],
    padding: space[4],
    border: `1.5px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    overflowWrap: "anywhere",
    // What takes the focus comes into sight together with the button below it.
    scrollMarginBlockEnd: "6rem",
  },
  "& [data-notice] h3": { fontSize: typeSize.h4 },
  "& [data-notice] ul": { display: "grid", gap: space[1], paddingInlineStart: space[6] },
  "& [data-reference] strong": { whiteSpace: "nowrap" },
  "& [data-notice='problem']": tinted(color.danger),
  "& [data-notice='problem'] h3, & [data-notice='problem'] > p": { color: color.danger, fontWeight: 600 },
  "& [data-notice='success']": tinted(color.success),
  "& [data-notice='success'] [data-message]": { color: color.success, fontWeight: 600 },
});

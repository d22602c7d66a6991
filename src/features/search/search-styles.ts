import { css, keyframes } from "@emotion/react";
import { color, media, radius, shadow, space, typeSize } from "../../theme/tokens";

const appear = keyframes({ from: { visibility: "hidden" } });

export const dialogStyles = css({
  width: "100%",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: color.background,
  color: color.text,
  overflow: "hidden",
  overscrollBehavior: "contain",
  "&[open]": { display: "flex", flexDirection: "column" },
  "&::backdrop": { background: "rgb(10 9 30 / 0.56)" },
  [media.medium]: {
    width: "min(40rem, calc(100% - 3rem))",
    height: "fit-content",
    maxHeight: "76dvh",
    margin: "12dvh auto auto",
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    boxShadow: shadow.high,
  },
});

export const formStyles = css({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: space[3],
  paddingInlineStart: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  // Shows the focus on the whole bar, by an outline because forced colours keep outlines.
  "&:has(input:focus-visible)": {
    outline: `3px solid ${color.primary}`,
    outlineOffset: "-3px",
    borderRadius: "inherit",
  },
});

export const inputStyles = css({
  flex: 1,
  minWidth: 0,
  minHeight: "3rem",
  padding: 0,
  border: 0,
  outline: "none",
  background: "transparent",
  appearance: "none",
  "&::placeholder": { color: color.muted, opacity: 1 },
  "&::-webkit-search-cancel-button": { display: "none" },
});

export const bodyStyles = css({
  flex: "1 1 auto",
  padding: space[4],
  overflowY: "auto",
  overscrollBehavior: "contain",
  overflowWrap: "anywhere",
});

export const statusStyles = css({
  paddingInline: space[2],
  color: color.muted,
  fontSize: typeSize.small,
  "&:empty": { display: "none" },
  "& + a, & + button": { margin: `${space[4]} ${space[2]} ${space[2]}` },
  // Delays the loading message, so that fast results do not flash it.
  '&[data-state="loading"]': { animation: `${appear} 150ms` },
});

export const suggestionsStyles = css({
  "& h2": { padding: space[2], color: color.muted, fontSize: typeSize.small, letterSpacing: 0, fontWeight: 600 },
  "& ul": { display: "flex", flexWrap: "wrap", gap: space[2], padding: space[2] },
});

export const resultsStyles = css({
  marginBlockStart: space[2],
  "& ul": { marginInlineStart: space[3], borderInlineStart: `2px solid ${color.line}` },
  "& a": {
    display: "block",
    padding: `${space[3]} ${space[2]}`,
    borderRadius: radius.control,
    textDecoration: "none",
    "&:hover, &:focus-visible": { background: color.surface },
    "&:focus-visible": { outlineOffset: "-3px" },
  },
  "& span": { display: "block", color: color.muted, fontSize: typeSize.small, lineHeight: 1.5 },
  "& strong": { display: "block", fontWeight: 600, lineHeight: 1.35 },
  "& mark": {
    // Opaque: forced colours keep the alpha of a background, and black text on a mark needs a solid one.
    background: `color-mix(in srgb, ${color.primary} 18%, ${color.background})`,
    color: color.text,
    fontWeight: 600,
    borderRadius: "0.2em",
  },
});

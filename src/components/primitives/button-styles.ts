import { css } from "@emotion/react";
import { color, media, motion, radius, space } from "../../theme/tokens";

const base = css({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: "3rem",
  padding: `${space[2]} min(${space[6]}, 6.5vw)`,
  border: "1.5px solid transparent",
  borderRadius: radius.control,
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
  [media.print]: { display: "none" },
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  "&:disabled": { color: color.muted, background: color.surface, borderColor: color.line, cursor: "not-allowed" },
});

const filled = css({
  background: color.primary,
  color: color.onPrimary,
  "&:active:not(:disabled)": { background: color.primaryStrong },
  [media.hover]: { "&:hover:not(:disabled)": { background: color.primaryStrong } },
});

const outlined = css({
  borderColor: color.control,
  background: "transparent",
  color: color.text,
  "&:active:not(:disabled)": { background: color.surface },
  [media.hover]: { "&:hover:not(:disabled)": { borderColor: color.primary, color: color.primary } },
});

const quiet = css({
  minHeight: "2.75rem",
  paddingInline: 0,
  border: 0,
  background: "transparent",
  color: color.primary,
  "&:disabled": { background: "transparent" },
  "& svg": { transition: `translate ${motion.quick}` },
  [media.hover]: {
    "&:hover:not(:disabled)": { color: color.primaryStrong, textDecoration: "underline", textUnderlineOffset: "0.3em" },
    "&:hover svg": { translate: "3px 0" },
  },
});

export const buttonStyles = { filled: [base, filled], outlined: [base, outlined], quiet: [base, quiet] } as const;
export type ButtonVariant = keyof typeof buttonStyles;

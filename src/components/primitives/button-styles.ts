import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { motion } from "../../theme/tokens/motion";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";

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
  "&:disabled": { color: color.muted, background: color.mist, borderColor: color.line, cursor: "not-allowed" },
});

const filled = css({
  background: color.iris,
  color: color.onIris,
  "&:active:not(:disabled)": { background: color.irisStrong },
  [media.hover]: { "&:hover:not(:disabled)": { background: color.irisStrong } },
});

const outlined = css({
  borderColor: color.control,
  background: "transparent",
  color: color.ink,
  "&:active:not(:disabled)": { background: color.mist },
  [media.hover]: { "&:hover:not(:disabled)": { borderColor: color.iris, color: color.iris } },
});

const quiet = css({
  minHeight: "2.75rem",
  paddingInline: 0,
  border: 0,
  background: "transparent",
  color: color.iris,
  "&:disabled": { background: "transparent" },
  "& svg": { transition: `translate ${motion.quick}` },
  [media.hover]: {
    "&:hover:not(:disabled)": { color: color.irisStrong, textDecoration: "underline", textUnderlineOffset: "0.3em" },
    "&:hover svg": { translate: "3px 0" },
  },
});

export const buttonStyles = { filled: [base, filled], outlined: [base, outlined], quiet: [base, quiet] } as const;
export type ButtonVariant = keyof typeof buttonStyles;

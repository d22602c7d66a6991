import { css, keyframes } from "@emotion/react";
import { color, media, motion, radius, space, typeSize } from "../../theme/tokens";

/** Keeps the footer of a short page below the fold; in print, on the same sheet. */
export const mainStyles = css({ minHeight: "80svh", outline: "none", [media.print]: { minHeight: 0 } });

export const visuallyHidden = css({
  position: "absolute",
  width: 1,
  height: 1,
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const screenOnly = css({ [media.print]: { display: "none" } });

const rise = keyframes({ from: { translate: "0 1.5rem" } });

/**
 * Moves up when it first scrolls into view (https://drafts.csswg.org/animation-triggers-1/). It does not fade in, so
 * that it is readable, searchable and printable before that, and in browsers without such triggers.
 */
export const entranceStyles = css({
  [media.moves]: {
    "@supports (timeline-trigger: --seen view())": {
      animation: `${rise} ${motion.calm} backwards`,
      timelineTrigger: "--seen view() entry 0% exit 100%",
      triggerScope: "--seen",
      animationTrigger: "--seen play-once",
    },
  },
  // Printed in its final position.
  [media.print]: { animation: "none" },
});

const base = css(screenOnly, {
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: space[2],
  minHeight: "3rem",
  padding: `${space[2]} min(${space[6]}, 6.5vw)`,
  border: "1.5px solid transparent",
  borderRadius: radius.control,
  background: "transparent",
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  textAlign: "center",
  textDecoration: "none",
  cursor: "pointer",
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
  color: color.text,
  "&:active:not(:disabled)": { background: color.surface },
  [media.hover]: { "&:hover:not(:disabled)": { borderColor: color.primary, color: color.primary } },
});

const quiet = css({
  minHeight: "2.75rem",
  paddingInline: 0,
  border: 0,
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

export const iconButtonStyles = css({
  display: "inline-grid",
  flex: "none",
  placeItems: "center",
  // Larger text does not push it off a phone.
  width: "min(3rem, 15vw)",
  height: "min(3rem, 15vw)",
  padding: 0,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.control,
  background: "transparent",
  cursor: "pointer",
  // WebKit focuses a popover only if its button is the event target.
  "& *": { pointerEvents: "none" },
  [media.hover]: { "&:hover": { borderColor: color.primary, color: color.primary } },
});

/** The selected option of a group, also with forced colours, which replace other backgrounds. */
export const chosenStyles = {
  background: color.primary,
  color: color.onPrimary,
  [media.forced]: { background: "SelectedItem", color: "SelectedItemText", forcedColorAdjust: "none" },
} as const;

/** A small link or button among others. */
export const pillStyles = css({
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.75rem",
  padding: `${space[1]} ${space[4]}`,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.pill,
  background: color.background,
  color: color.text,
  fontSize: typeSize.small,
  fontWeight: 600,
  lineHeight: 1.25,
  overflowWrap: "anywhere",
  textAlign: "start",
  textDecoration: "none",
  cursor: "pointer",
  transition: `background-color ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  "&:active": { background: color.surface },
  [media.hover]: { "&:hover": { borderColor: color.primary, color: color.primary } },
  "&[aria-current]": { borderColor: color.primary, ...chosenStyles },
});

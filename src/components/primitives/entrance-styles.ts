import { css, keyframes } from "@emotion/react";
import { media, motion } from "../../theme/tokens";

const rise = keyframes({ from: { translate: "0 1.5rem" } });

/**
 * Rises into its place when it first comes into sight (https://drafts.csswg.org/animation-triggers-1/). It never
 * fades: what is below can be read, found and printed before, and where the browser has no such triggers.
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
});

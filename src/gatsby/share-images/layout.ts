import { shareImageSize } from "../../domain/listed-page";
import { colors } from "../../theme/tokens/color";
import type { TextRoom } from "./fitted-text";

/** Networks cut off what is nearer to an edge than this, in pixels. */
export const margin = 64;

/** Where words may stand, and where the waves begin behind which the picture is. */
export const column = { left: margin, right: 572, top: margin, bottom: shareImageSize.height - margin } as const;

const width = column.right - column.left;
const [ink] = colors.ink;
const [muted] = colors.muted;

/** What is written on an image. */
export const rooms = {
  headline: {
    ...{ family: "heading", color: ink, width, spacing: -0.025, lineHeight: 1.08 },
    ...{ sizes: [76, 68, 62, 56, 51, 47, 43, 40, 36], lines: 4 },
  },
  label: {
    family: "label",
    color: muted,
    width: width - 40,
    spacing: 0,
    lineHeight: 1.2,
    sizes: [28, 24, 20],
    lines: 1,
  },
  name: {
    family: "heading",
    color: ink,
    width: width - 64,
    spacing: -0.02,
    lineHeight: 1.1,
    sizes: [36, 30, 24],
    lines: 1,
  },
} as const satisfies Record<string, TextRoom>;

import { css } from "@emotion/react";
import { type ColorName, color } from "./tokens/color";

/** What `data-accent` can be. */
export const accentColors: readonly ColorName[] = ["iris", "coral", "marigold", "saffron", "mint", "sky", "ink"];

/**
 * The accent of whatever is inside an element with `data-accent`: the colour
 * itself, and a tint of it to stand on. Neither is ever used for body text.
 */
export const accentRules = css`
  :root {
    --accent: ${color.iris};
    --tint: color-mix(in oklab, ${color.iris} 10%, ${color.paper});
  }
  [data-accent] {
    --tint: color-mix(in oklab, var(--accent) 14%, ${color.paper});
  }
  ${accentColors.map((name) => `[data-accent="${name}"] { --accent: ${color[name]}; }`).join("\n")}
`;

export const accent = { color: "var(--accent)", tint: "var(--tint)" } as const;

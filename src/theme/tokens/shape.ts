import { color } from "./color";
import { references } from "./variables";

export const radii = { control: "12px", card: "20px", media: "28px", pill: "999px" } as const;
export const radius = references("radius", radii);

const shade = (percent: number) => `color-mix(in srgb, ${color.shadow} ${percent}%, transparent)`;

export const shadows = {
  low: `0 1px 2px ${shade(6)}, 0 8px 24px -12px ${shade(16)}`,
  high: `0 2px 4px ${shade(6)}, 0 28px 56px -24px ${shade(32)}`,
} as const;
export const shadow = references("shadow", shadows);

import { references } from "./variables";

export const radii = { control: "12px", card: "20px", media: "28px", pill: "999px" } as const;
export const radius = references("radius", radii);

export const shadows = {
  low: "0 1px 2px rgb(var(--color-shadow) / 0.06), 0 8px 24px -12px rgb(var(--color-shadow) / 0.16)",
  high: "0 2px 4px rgb(var(--color-shadow) / 0.06), 0 28px 56px -24px rgb(var(--color-shadow) / 0.32)",
} as const;
export const shadow = references("shadow", shadows);

import { references } from "./variables";

/** Multiples of 4 px, and what a section breathes. */
export const spaces = {
  1: "0.25rem",
  2: "0.5rem",
  3: "0.75rem",
  4: "1rem",
  6: "1.5rem",
  8: "2rem",
  12: "3rem",
  16: "4rem",
  section: "clamp(4rem, 8vw, 8rem)",
} as const;

export const space = references("space", spaces);

export const widths = { container: "1200px", text: "720px", header: "72px", floating: "3.5rem" } as const;
export const width = references("width", widths);

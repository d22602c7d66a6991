import { references } from "./variables";

export const typeSizes = {
  small: "0.875rem",
  body: "1.0625rem",
  lead: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)",
  h4: "1.1875rem",
  h3: "clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)",
  h2: "clamp(1.875rem, 1.4rem + 2vw, 3rem)",
  h1: "clamp(2.5rem, 1.6rem + 4vw, 4.75rem)",
  title: "clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)",
} as const;

export const typeSize = references("type", typeSizes);

export const headingFamily = "Bricolage Grotesque";

export const fontFamily = {
  heading: `"${headingFamily}", "Bricolage Fallback", system-ui, sans-serif`,
  text: `"Inter", "Inter Fallback", system-ui, sans-serif`,
} as const;

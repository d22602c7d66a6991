import type { Accent } from "../domain/accents";

const kebab = (name: string): string => name.replace(/[A-Z]+/g, (part) => `-${part.toLowerCase()}`);

/** Returns references to a scale's variables, such as `color.text` → `var(--color-text)`. */
const references = <Name extends string | number>(prefix: string, scale: Readonly<Record<Name, unknown>>) => {
  const variables = Object.keys(scale).map((name) => [name, `var(--${prefix}-${kebab(name)})`]);
  return Object.fromEntries(variables) as Readonly<Record<Name, string>>;
};

/** Returns the declarations of a scale's variables, for the global styles. */
export const declarations = (prefix: string, scale: Readonly<Record<string, string>>): string =>
  Object.entries(scale)
    .map(([name, value]) => `--${prefix}-${kebab(name)}: ${value};`)
    .join("\n");

/** Each colour in the light and in the dark theme. */
export const colors = {
  text: ["#17153b", "#f3f2fc"],
  muted: ["#55537a", "#b4b2d6"],
  background: ["#ffffff", "#0f0e26"],
  surface: ["#f6f6fc", "#17163a"],
  line: ["#e3e1f1", "#2a2950"],
  control: ["#85839f", "#7775a3"],
  primary: ["#5b4dff", "#8f83ff"],
  primaryStrong: ["#4436e0", "#aaa1ff"],
  onPrimary: ["#ffffff", "#0f0e26"],
  coral: ["#ff4d79", "#ff6b8f"],
  marigold: ["#ffb020", "#ffbd47"],
  saffron: ["#ff8a3d", "#ff9d5c"],
  mint: ["#12c99b", "#2fd6ac"],
  sky: ["#2b7bff", "#5b99ff"],
  neutral: ["#17153b", "#f3f2fc"],
  danger: ["#c01f4d", "#ff8fab"],
  success: ["#08734f", "#4fdcb0"],
  shadow: ["#17153b", "#000000"],
} as const satisfies Record<string, readonly [light: string, dark: string]> &
  Record<Accent, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colors;

export const color = references("color", colors);

/** The brightest colour of the brand, for the gradient and the glow of closing bands, which appends its opacity. */
export const brandGlow = "#6a3dff";

/** For the highlighted word of the home page's headline. */
export const brandGradient = `linear-gradient(100deg, ${brandGlow} 0%, #ff5c8a 60%, #ffb45c 110%)`;

/** The accent of the nearest element with `data-accent`, and its tint for backgrounds. Neither is for body text. */
export const accent = { color: "var(--accent)", tint: "var(--tint)" } as const;

/** Multiples of 4 px, and the padding of a section. */
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

export const widths = {
  container: "1200px",
  text: "720px",
  header: "clamp(72px, 20vw, 3.5rem)",
  floating: "3.5rem",
} as const;
export const width = references("width", widths);

export const radii = { control: "12px", card: "20px", media: "28px", pill: "999px" } as const;
export const radius = references("radius", radii);

const shade = (percent: number) => `color-mix(in srgb, ${color.shadow} ${percent}%, transparent)`;
export const shadows = {
  low: `0 1px 2px ${shade(6)}, 0 8px 24px -12px ${shade(16)}`,
  high: `0 2px 4px ${shade(6)}, 0 28px 56px -24px ${shade(32)}`,
} as const;
export const shadow = references("shadow", shadows);

export const motions = { quick: "140ms ease-out", calm: "260ms cubic-bezier(0.2, 0.7, 0.2, 1)" } as const;
export const motion = references("motion", motions);

export const typeSizes = {
  small: "0.875rem",
  body: "1.0625rem",
  lead: "clamp(1.125rem, 1.05rem + 0.35vw, 1.3125rem)",
  h4: "1.1875rem",
  h3: "clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)",
  h2: "clamp(1.875rem, 1.4rem + 2vw, 3rem)",
  title: "clamp(2.25rem, 1.6rem + 2.8vw, 3.75rem)",
} as const;
export const typeSize = references("type", typeSizes);

export const headingFamily = "Bricolage Grotesque";
export const fontFamily = {
  heading: `"${headingFamily}", "Bricolage Fallback", system-ui, sans-serif`,
  text: `"Inter", "Inter Fallback", system-ui, sans-serif`,
} as const;

/** In em, so that a larger browser font gets the layout of a narrower screen. */
const em = (pixels: number): string => `${pixels / 16}em`;

/** 640, 768 and 1024 CSS pixels at the default font size. */
const breakpoints = { medium: em(640), tablet: em(768), large: em(1024) } as const;

/** Media queries without `@media`, for `media` attributes and `matchMedia`. */
export const mediumScreen = `(min-width: ${breakpoints.medium})`;
export const largeScreen = `(min-width: ${breakpoints.large})`;

export const media = {
  medium: `@media ${mediumScreen}`,
  tablet: `@media (min-width: ${breakpoints.tablet})`,
  large: `@media ${largeScreen}`,
  /** Below the large breakpoint, where the menu replaces the navigation. */
  narrow: `@media (width < ${breakpoints.large})`,
  hover: "@media (hover: hover)",
  moves: "@media (prefers-reduced-motion: no-preference)",
  print: "@media print",
  /** Where the visitor's colours replace the page's. */
  forced: "@media (forced-colors: active)",
  /** Where scripts are enabled, loaded or not. */
  scripted: "@media (scripting: enabled)",
  unscripted: "@media (scripting: none)",
} as const;

/** In em: whoever has larger type in the browser has the layout of a narrower screen, as room is what it needs. */
const em = (pixels: number): string => `${pixels / 16}em`;

/** Where the layout changes: 640, 768 and 1024 CSS pixels with type of the usual size. */
const breakpoints = { medium: em(640), tablet: em(768), large: em(1024) } as const;

/** The large layout as a bare query, for `media` attributes and `matchMedia`. */
export const largeScreen = `(min-width: ${breakpoints.large})`;

export const media = {
  medium: `@media (min-width: ${breakpoints.medium})`,
  tablet: `@media (min-width: ${breakpoints.tablet})`,
  large: `@media ${largeScreen}`,
  /** Below the large breakpoint, where the menu stands in for the bar. */
  narrow: `@media (width < ${breakpoints.large})`,
  hover: "@media (hover: hover)",
  moves: "@media (prefers-reduced-motion: no-preference)",
  print: "@media print",
  /** Where scripts run, whether or not they have arrived. */
  scripted: "@media (scripting: enabled)",
  unscripted: "@media (scripting: none)",
} as const;

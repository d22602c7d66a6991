/** Where the layout changes, in CSS pixels. */
export const breakpoints = { medium: 640, tablet: 768, large: 1024 } as const;

export const media = {
  medium: `@media (min-width: ${breakpoints.medium}px)`,
  tablet: `@media (min-width: ${breakpoints.tablet}px)`,
  large: `@media (min-width: ${breakpoints.large}px)`,
  /** Below the large breakpoint, where the menu stands in for the bar. */
  narrow: `@media (width < ${breakpoints.large}px)`,
  hover: "@media (hover: hover)",
  moves: "@media (prefers-reduced-motion: no-preference)",
  print: "@media print",
  /** Where scripts run, whether or not they have arrived. */
  scripted: "@media (scripting: enabled)",
  unscripted: "@media (scripting: none)",
} as const;

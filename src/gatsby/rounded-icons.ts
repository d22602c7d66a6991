import { type Config, optimize } from "svgo";

/**
 * How icons are written into pages: on whole units of their grid of 256. At 48 px, the largest that the site shows, that
 * moves an edge by a tenth of a pixel at most, and a page's icons weigh a quarter less.
 */
export const iconRounding: Config = { plugins: [{ name: "convertPathData", params: { floatPrecision: 0 } }] };

/** An icon's SVG as pages have it. */
export const rounded = (svg: string): string => optimize(svg, iconRounding).data;

import type { ColorName } from "../../theme/tokens";

/** The side length of the logo's square view box. */
export const logoSize = 32;

/**
 * The logo: a sun rising over two waves that end at a circle. The gaps between the shapes are about two units wide, a
 * pixel in the smallest icon, so that the logo stays legible in a single colour. The pages and the files written by
 * `npm run brand` draw the same paths.
 */
export const logoShapes = [
  {
    color: "saffron",
    path: "M3.96 19.1A13 13 0 1 1 28.04 19.1C24.03 20.23 20.01 16.4 16 16.4C11.99 16.4 7.97 20.23 3.96 19.1Z",
  },
  {
    color: "coral",
    path: "M.39 19.51C2.99 20.72 5.59 21.74 8.2 20.96C10.8 20.18 13.4 18.3 16 18.3C18.6 18.3 21.2 20.18 23.8 20.96C26.41 21.74 29.01 20.72 31.61 19.51A16 16 0 0 1 29.32 24.87C26.98 24.65 24.64 23.13 22.3 22.45C19.96 21.77 17.62 22.35 15.29 23.37C12.95 24.4 10.61 25.23 8.27 24.7C5.93 24.17 3.59 22.6 1.25 22.21A16 16 0 0 1 .39 19.51Z",
  },
  {
    color: "primary",
    path: "M2.36 24.37C4.5 25 6.64 26.35 8.78 26.7C10.92 27.05 13.06 26.25 15.2 25.31C17.34 24.37 19.48 23.72 21.62 24.18C23.76 24.63 25.9 26 28.04 26.54A16 16 0 0 1 2.36 24.37Z",
  },
] as const satisfies readonly { color: ColorName; path: string }[];

import { iconFiles } from "../../../src/components/layout/icon-files";
import { iconSvg } from "./icon-svg";
import { plainLogoFile, themedLogoFile } from "./logo-svg";
import { type NameOutline, plainWordmarkFile, wordmarkFile } from "./wordmark-svg";

const inStatic = (path: string): string => `static${path}`;

/** What is written as it is drawn: the text of each SVG file, by its name. */
export const svgDrawings = (name: NameOutline): Record<string, string> => ({
  [inStatic(iconFiles.scalable.path)]: themedLogoFile,
  [inStatic(iconFiles.monochrome.path)]: plainLogoFile,
  "static/brand/wordmark.svg": wordmarkFile(name),
  "static/brand/wordmark-mono.svg": plainWordmarkFile(name),
});

/** A picture in pixels: the drawing of each size that its file holds. */
export interface PixelDrawing {
  file: string;
  svgs: readonly string[];
}

/** Systems cut a circle of 0.8 out of a maskable icon at most (https://www.w3.org/TR/appmanifest/#icon-masks). */
const looks = {
  classic: { share: 1, opaque: false },
  touch: { share: 0.68, opaque: true },
  small: { share: 1, opaque: false },
  large: { share: 1, opaque: false },
  maskable: { share: 0.6, opaque: true },
} as const;

export const pixelDrawings: readonly PixelDrawing[] = (Object.keys(looks) as (keyof typeof looks)[]).map((icon) => ({
  file: inStatic(iconFiles[icon].path),
  svgs: iconFiles[icon].sizes.map((side) => iconSvg(side, looks[icon])),
}));

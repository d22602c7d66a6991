import { markShapes, markSize } from "../../../src/components/layout/mark";
import { colors } from "../../../src/theme/tokens";

type Shape = (typeof markShapes)[number];

const drawn = (attributes: (shape: Shape) => string): string =>
  markShapes.map((shape) => `<path ${attributes(shape)} d="${shape.path}"/>`).join("");

/** The mark in the colours of light paper. */
export const coloredMark = drawn(({ color }) => `fill="${colors[color][0]}"`);

/** The mark in the one colour of whatever it stands in. */
export const plainMark = drawn(() => 'fill="currentColor"');

const darkColors = markShapes.map(({ color }) => `.${color}{fill:${colors[color][1]}}`).join("");

/** An SVG file of a drawing, as it is written to the disk. */
export const svgFile = (attributes: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>\n`;

const square = `viewBox="0 0 ${markSize} ${markSize}"`;

/** The mark in the colours of the theme that the system has. */
export const themedMarkFile = svgFile(
  square,
  `<style>@media(prefers-color-scheme:dark){${darkColors}}</style>` +
    drawn(({ color }) => `class="${color}" fill="${colors[color][0]}"`),
);

export const plainMarkFile = svgFile(square, plainMark);

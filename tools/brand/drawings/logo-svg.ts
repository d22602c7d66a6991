import { logoShapes, logoSize } from "../../../src/components/layout/logo";
import { colors } from "../../../src/theme/tokens";

type Shape = (typeof logoShapes)[number];

const drawn = (attributes: (shape: Shape) => string): string =>
  logoShapes.map((shape) => `<path ${attributes(shape)} d="${shape.path}"/>`).join("");

/** The logo in the colours of light paper. */
export const coloredLogo = drawn(({ color }) => `fill="${colors[color][0]}"`);

/** The logo in the one colour of whatever it stands in. */
export const plainLogo = drawn(() => 'fill="currentColor"');

const darkColors = logoShapes.map(({ color }) => `.${color}{fill:${colors[color][1]}}`).join("");

/** An SVG file of a drawing, as it is written to the disk. */
export const svgFile = (attributes: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>\n`;

const square = `viewBox="0 0 ${logoSize} ${logoSize}"`;

/** The logo in the colours of the theme that the system has. */
export const themedLogoFile = svgFile(
  square,
  `<style>@media(prefers-color-scheme:dark){${darkColors}}</style>` +
    drawn(({ color }) => `class="${color}" fill="${colors[color][0]}"`),
);

export const plainLogoFile = svgFile(square, plainLogo);

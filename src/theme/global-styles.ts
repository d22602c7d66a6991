import { css } from "@emotion/react";
import { fontFaces } from "./fonts";
import { accentRules } from "./accents";
import { baseStyles } from "./base-styles";
import { colors } from "./tokens/color";
import { motions } from "./tokens/motion";
import { radii, shadows } from "./tokens/shape";
import { spaces, widths } from "./tokens/space";
import { typeSizes } from "./tokens/type";
import { declarations, mapTokens } from "./tokens/variables";
import { printStyles } from "./print";
import { themeRules } from "./themes";

const lightOf = mapTokens(colors, ([light]) => light);
const eitherOf = mapTokens(colors, ([light, dark]) => `light-dark(${light}, ${dark})`);

/**
 * A colour follows the `color-scheme` of the element that uses it: the visitor's
 * system, what the switch in the footer says instead, or that of a section that
 * is dark in both themes. Browsers without `light-dark()` are given the light theme.
 */
const variables = css`
  :root {
    color-scheme: light dark;
    ${declarations("color", eitherOf)}
    ${declarations("type", typeSizes)}
    ${declarations("space", spaces)}
    ${declarations("width", widths)}
    ${declarations("radius", radii)}
    ${declarations("shadow", shadows)}
    ${declarations("motion", motions)}
  }
  ${themeRules}
  @supports not (color: light-dark(red, red)) {
    :root {
      color-scheme: light;
      ${declarations("color", lightOf)}
    }
  }
`;

export const globalStyles = [fontFaces, variables, accentRules, baseStyles, printStyles];

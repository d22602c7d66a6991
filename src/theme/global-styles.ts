import { css } from "@emotion/react";
import { accents } from "../domain/accents";
import { baseStyles } from "./base-styles";
import { fontFaces } from "./fonts";
import { printStyles } from "./print";
import { themeRules } from "./themes";
import { color, colors, declarations, motions, radii, shadows, spaces, typeSizes, widths } from "./tokens";

const colorVariables = (value: (light: string, dark: string) => string): string =>
  declarations(
    "color",
    Object.fromEntries(Object.entries(colors).map(([name, [light, dark]]) => [name, value(light, dark)])),
  );

/**
 * A colour follows the `color-scheme` of its element: the system's, the one chosen in the footer, or that of a section
 * that is dark in both themes. Browsers without `light-dark()` get the light theme.
 */
const variables = css`
  :root {
    color-scheme: light dark;
    ${colorVariables((light, dark) => `light-dark(${light}, ${dark})`)}
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
      ${colorVariables((light) => light)}
    }
  }
`;

const accentRules = css`
  :root {
    --accent: ${color.primary};
    --tint: color-mix(in oklab, ${color.primary} 10%, ${color.background});
  }
  [data-accent] {
    --tint: color-mix(in oklab, var(--accent) 14%, ${color.background});
  }
  ${accents.map((name) => `[data-accent="${name}"] { --accent: ${color[name]}; }`).join("\n")}
`;

export const globalStyles = [fontFaces, variables, accentRules, baseStyles, printStyles];

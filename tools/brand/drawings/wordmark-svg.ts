import { logoSize } from "../../../src/components/layout/logo";
import { colors } from "../../../src/theme/tokens";
import { coloredLogo, plainLogo, svgFile } from "./logo-svg";

/** How the name stands beside the logo, in units of the logo, as it does in the header. */
export const nameSetting = { weight: 700, size: 20, spacing: -0.4 } as const;
const gap = 10;
/** Capitals of this font are 0.66 em high: their middle is the logo's. */
const baseline = (logoSize + 0.66 * nameSetting.size) / 2;

/** The company's name as outlines. */
export interface NameOutline {
  text: string;
  path: string;
  width: number;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const file = ({ text, path, width }: NameOutline, logo: string, fill: string): string => {
  const extent = Math.ceil(logoSize + gap + width);
  return svgFile(
    `role="img" width="${extent}" height="${logoSize}" viewBox="0 0 ${extent} ${logoSize}"`,
    `<title>${escaped(text)}</title>${logo}<path fill="${fill}" transform="translate(${logoSize + gap} ${baseline})" d="${path}"/>`,
  );
};

export const wordmarkFile = (name: NameOutline): string => file(name, coloredLogo, colors.text[0]);

export const plainWordmarkFile = (name: NameOutline): string => file(name, plainLogo, "currentColor");

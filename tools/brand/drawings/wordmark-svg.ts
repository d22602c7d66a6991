import { markSize } from "../../../src/components/layout/mark";
import { colors } from "../../../src/theme/tokens";
import { coloredMark, plainMark, svgFile } from "./mark-svg";

/** How the name stands beside the mark, in units of the mark, as it does in the header. */
export const nameSetting = { weight: 700, size: 20, spacing: -0.4 } as const;
const gap = 10;
/** Capitals of this font are 0.66 em high: their middle is the mark's. */
const baseline = (markSize + 0.66 * nameSetting.size) / 2;

/** The company's name as outlines. */
export interface NameOutline {
  text: string;
  path: string;
  width: number;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const file = ({ text, path, width }: NameOutline, mark: string, fill: string): string => {
  const extent = Math.ceil(markSize + gap + width);
  return svgFile(
    `role="img" width="${extent}" height="${markSize}" viewBox="0 0 ${extent} ${markSize}"`,
    `<title>${escaped(text)}</title>${mark}<path fill="${fill}" transform="translate(${markSize + gap} ${baseline})" d="${path}"/>`,
  );
};

export const wordmarkFile = (name: NameOutline): string => file(name, coloredMark, colors.text[0]);

export const plainWordmarkFile = (name: NameOutline): string => file(name, plainMark, "currentColor");

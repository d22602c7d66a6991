import { markSize } from "../../../src/components/layout/mark";
import { colors } from "../../../src/theme/tokens";
import { coloredMark, svgFile } from "./mark-svg";

interface IconLook {
  /** The part of the icon's width that the mark takes. */
  share: number;
  /** Whether the icon is filled to its edges. */
  opaque: boolean;
}

const decimal = (value: number): number => Number(value.toFixed(3));

/**
 * A square icon with the mark in its middle.
 *
 * @param side its width and height in pixels
 */
export const iconSvg = (side: number, { share, opaque }: IconLook): string => {
  const extent = decimal(markSize / share);
  const margin = decimal((extent - markSize) / 2);
  const paper = opaque ? `<path fill="${colors.background[0]}" d="M0 0h${extent}v${extent}H0z"/>` : "";
  return svgFile(
    `width="${side}" height="${side}" viewBox="0 0 ${extent} ${extent}"`,
    `${paper}<g transform="translate(${margin} ${margin})">${coloredMark}</g>`,
  );
};

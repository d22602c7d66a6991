import { logoSize } from "../../../src/components/layout/logo";
import { colors } from "../../../src/theme/tokens";
import { coloredLogo, svgFile } from "./logo-svg";

interface IconLook {
  /** The part of the icon's width that the logo takes. */
  share: number;
  /** Whether the icon is filled to its edges. */
  opaque: boolean;
}

const decimal = (value: number): number => Number(value.toFixed(3));

/**
 * A square icon with the logo in its middle.
 *
 * @param side its width and height in pixels
 */
export const iconSvg = (side: number, { share, opaque }: IconLook): string => {
  const extent = decimal(logoSize / share);
  const margin = decimal((extent - logoSize) / 2);
  const paper = opaque ? `<path fill="${colors.background[0]}" d="M0 0h${extent}v${extent}H0z"/>` : "";
  return svgFile(
    `width="${side}" height="${side}" viewBox="0 0 ${extent} ${extent}"`,
    `${paper}<g transform="translate(${margin} ${margin})">${coloredLogo}</g>`,
  );
};

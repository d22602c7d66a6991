import { markShapes, markSize } from "../../components/layout/mark";
import type { Accent } from "../../domain/content/fields";
import { shareImageSize } from "../../domain/listed-page";
import { colors } from "../../theme/tokens/color";
import { column } from "./layout";

const { width, height } = shareImageSize;

/** The first pixel at which a picture may be seen. */
export const panelLeft = 610;

/** How much of the accent the paper, the ground of the large mark and each wave there take on. */
const tints = { paper: 0.07, panel: 0.14, sea: 0.16 } as const;

const [white] = colors.paper;

/** A drawing of the whole image, or of its right part. */
const drawing = (content: string, left = 0): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width - left}" height="${height}" viewBox="${left} 0 ${width - left} ${height}">${content}</svg>`;

const area = (path: string, shade: string, opacity = 1): string =>
  `<path d="${path}" fill="${shade}" fill-opacity="${opacity}"/>`;

const tinted = (path: string, accent: Accent, tint: number): string =>
  area(path, white) + area(path, colors[accent][0], tint);

const mark = (size: number, x: number, y: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size / markSize})">${markShapes
    .map(({ color, path }) => area(path, colors[color][0]))
    .join("")}</g>`;

/** What lies to the left of a wave from the top to the bottom. */
const leftOf = (x: number): string =>
  `M${x + 40} 0C${x - 30} 130 ${x + 92} 225 ${x + 44} 350S${x - 34} 520 ${x + 40} ${height}H0V0Z`;

/** The paper under the words, with the mark and a wave in the accent. The picture is seen through what is left. */
export const sheet = (accent: Accent): string =>
  drawing(
    tinted(leftOf(panelLeft + 28), accent, tints.paper) +
      area(leftOf(panelLeft + 18), colors[accent][0]) +
      tinted(leftOf(panelLeft), accent, tints.paper) +
      mark(48, column.left, column.top),
  );

/** A wave from side to side, and what lies below it. */
const below = (y: number): string =>
  `M${panelLeft} ${y}C${panelLeft + 150} ${y + 60} 850 ${y + 20} 960 ${y - 30}S1130 ${y - 60} ${width} ${y + 10}V${height}H${panelLeft}Z`;

/** What is seen where a page has no picture: the mark, large, over a sea in the accent. */
export const face = (accent: Accent): string => {
  const [shade] = colors[accent];
  const sea = [400, 470, 540].map((y) => area(below(y), shade, tints.sea)).join("");
  return drawing(tinted(`M0 0H${width}V${height}H0Z`, accent, tints.panel) + sea + mark(380, 738, 110), panelLeft);
};

import { createElement, type CSSProperties, type ReactElement } from "react";
import { logoShapes, logoSize } from "../../components/layout/logo";
import { type PageEntry, shareImageSize } from "../../domain/page-entry";
import { colors } from "../../theme/tokens";

/** The page's fields in an image, and the site's name. */
export type ShareImage = Pick<PageEntry, "headline" | "label" | "accent" | "picture"> & { site: string };

const { width, height } = shareImageSize;

/** The left edge of a picture, behind the wave. */
export const pictureLeft = 610;

/** Social networks may crop nearer to an edge. */
const margin = 64;
const column = 508;

const area = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}" fill-opacity="${opacity}"/>`;

const logo = (size: number, x: number, y: number): string => {
  const shapes = logoShapes.map(({ color, path }) => area(path, colors[color][0]));
  return `<g transform="translate(${x} ${y}) scale(${size / logoSize})">${shapes.join("")}</g>`;
};

const leftOfWave = (x: number): string =>
  `M${x + 40} 0C${x - 30} 130 ${x + 92} 225 ${x + 44} 350S${x - 34} 520 ${x + 40} ${height}H0V0Z`;

const belowWave = (y: number): string =>
  `M610 ${y}C760 ${y + 60} 850 ${y + 20} 960 ${y - 30}S1130 ${y - 60} ${width} ${y + 10}V${height}H610Z`;

/** The fallback without a picture. */
const logoOverSea = (shade: string): string => {
  const sea = [400, 470, 540].map((y) => area(belowWave(y), shade, 0.16));
  return area(`M0 0H${width}V${height}H0Z`, shade, 0.14) + sea.join("") + logo(380, 738, 110);
};

const background = (shade: string, hasPicture: boolean): string => {
  const paper = (x: number): string => area(leftOfWave(x), colors.background[0]) + area(leftOfWave(x), shade, 0.07);
  const wave = paper(pictureLeft + 28) + area(leftOfWave(pictureLeft + 18), shade) + paper(pictureLeft);
  const shapes = (hasPicture ? "" : logoOverSea(shade)) + wave + logo(48, margin, margin);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return `url(data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")})`;
};

/** Characters without a font, such as emoji, would leave a gap; a joiner outside Devanagari would stop satori. */
const undrawable =
  /\p{C}(?<![\u0900-\u097f][\u200c\u200d])|[^\u0900-\u097f\u0020-\u045f\u1e00-\u1eff\u2000-\u20c0\u2100-\u22ff]/gu;

const drawable = (text: string): string => {
  const plain = text.replace(/\s+/gu, " ").replace(undrawable, "").trim();
  // Keeps "e-commerce" from breaking after its first letter.
  return plain.replace(/(?<!\p{L})(\p{L})-(?=\p{L})/gu, "$1\u2011");
};

/** Estimates the width of bold text in ems: capitals are wider, combining marks have no width. */
const emsOf = (text: string): number =>
  0.54 * text.replace(/\p{M}/gu, "").length + 0.12 * text.replace(/\P{Lu}/gu, "").length;

/** Sets a text as large as fits its lines; at the smallest size it may take twice as many. */
const fitted = (
  text: string,
  { width, lines, smallest, largest }: Record<"width" | "lines" | "smallest" | "largest", number>,
): ReactElement => {
  const content = drawable(text);
  // A line ends about 1.6 ems early, before a word that does not fit.
  const fittingLines = (width * lines) / (emsOf(content) + 1.6 * (lines - 1));
  const fitting = Math.min(width / Math.max(...content.split(" ").map(emsOf)), fittingLines);
  const fontSize = Math.max(smallest, Math.min(largest, Math.floor(fitting)));
  // With `balance`, satori would break words and clamp lines needlessly.
  const wrap: CSSProperties =
    fitting < smallest ? { overflowWrap: "break-word", lineClamp: lines * 2 } : { textWrap: "balance" };
  return createElement("div", { style: { display: "block", width, fontSize, ...wrap } }, content);
};

const row = (style: CSSProperties, ...children: ReactElement[]): ReactElement =>
  createElement("div", { style: { display: "flex", alignItems: "center", ...style } }, ...children);

/** The whole image, for satori, except the picture, which shows through where it is transparent. */
export const shareImageTemplate = ({
  headline,
  label,
  site,
  accent = "primary",
  picture,
}: ShareImage): ReactElement => {
  const [shade] = colors[accent];
  const page: CSSProperties = {
    display: "flex",
    flexDirection: "column",
    boxSizing: "border-box",
    width,
    height,
    padding: margin,
    color: colors.text[0],
    fontFamily: "Bricolage Grotesque",
    lineHeight: 1.08,
    letterSpacing: "-0.025em",
    backgroundImage: background(shade, picture !== undefined),
  };
  const dot = createElement("div", { style: { width: 18, height: 18, borderRadius: 9, background: shade } });
  const labelStyle = { gap: 12, marginBottom: 28, color: colors.muted[0], fontFamily: "Inter", letterSpacing: 0 };
  return createElement(
    "div",
    { style: page },
    row(
      { height: 48, marginLeft: 62, marginBottom: "auto" },
      fitted(site, { width: column - 62, lines: 1, smallest: 24, largest: 36 }),
    ),
    label && row(labelStyle, dot, fitted(label, { width: column - 30, lines: 1, smallest: 20, largest: 28 })),
    fitted(drawable(headline) || site, { width: column, lines: 4, smallest: 36, largest: 76 }),
  );
};

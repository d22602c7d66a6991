import satori from "satori";
import { textFamilies, textFonts } from "./text-fonts";

/** How a text is set. Lengths are pixels of the image where nothing else is said. */
export interface TextStyle {
  family: keyof typeof textFamilies;
  color: string;
  width: number;
  size: number;
  /** Of a line, in ems. */
  lineHeight: number;
  /** What is added between letters, in ems. */
  spacing: number;
  /** Whether words may be broken, as one of them is longer than a line. */
  isBroken?: boolean;
}

/** A text that is set. */
export interface TextLayer {
  /** An SVG whose letters are outlines; it begins at 0 0. */
  svg: string;
  height: number;
  /** The pieces of the text that no font has. Blanks stand for them. */
  missing: ReadonlySet<string>;
}

/** Sets a text in as many lines as it needs, of about the same length. */
export const textLayer = async (text: string, style: TextStyle): Promise<TextLayer> => {
  const { family, color, width, size, lineHeight, spacing, isBroken = false } = style;
  const missing = new Set<string>();
  let height = 0;
  const look = {
    ...{ display: "flex", width, color, fontFamily: textFamilies[family], fontSize: size, lineHeight },
    ...{ letterSpacing: `${spacing}em`, ...(isBroken ? { wordBreak: "break-word" } : { textWrap: "balance" }) },
  } as const;
  const svg = await satori(
    { type: "div", key: null, props: { style: look, children: text } },
    {
      width,
      fonts: textFonts(),
      onNodeDetected: (node) => {
        height = Math.max(height, node.height);
      },
      loadAdditionalAsset: (_script, segment) => {
        missing.add(segment);
        return Promise.resolve([]);
      },
    },
  );
  return { svg, height, missing };
};

/** A layer at its place in a drawing. Accents may stand out of their line. */
export const placed = ({ svg }: TextLayer, x: number, y: number): string =>
  svg.replace("<svg ", `<svg x="${x}" y="${y}" overflow="visible" `);

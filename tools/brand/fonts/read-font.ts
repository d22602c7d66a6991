import { readFileSync } from "node:fs";
import { convert } from "fontverter";
import { Blob, Buffer, Face, Font, shape, Variation } from "harfbuzzjs";

/** A line of text as one outline. The line begins at 0 0 and stands on y = 0; y points down. */
interface Outline {
  /** The value of an SVG path's `d`. */
  path: string;
  /** How far the line reaches, in units of the outline. */
  width: number;
}

interface Setting {
  weight: number;
  /** The height of an em in units of the outline. */
  size: number;
  /** What is added between letters, in units of the outline. */
  spacing: number;
}

const decimal = (value: number): string => String(Number(value.toFixed(2)));

/**
 * Sets a line of text, kerned, as outlines.
 *
 * @throws when the font has no glyph for one of the characters
 */
export const outlineOf = async (file: string, text: string, { weight, size, spacing }: Setting): Promise<Outline> => {
  const face = new Face(new Blob(await convert(readFileSync(file), "sfnt")));
  const missing = [...text].filter((character) => !face.collectUnicodes().includes(character.codePointAt(0) ?? 0));
  if (missing.length > 0) throw new Error(`${file} has no ${missing.join(" ")}: add it to characters.ts`);
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  const line = new Buffer();
  line.addText(text);
  line.guessSegmentProperties();
  shape(font, line);
  const scale = size / face.upem;
  let x = 0;
  const letters = line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0 }) => {
    const start = x + xOffset * scale;
    x += xAdvance * scale + spacing;
    return font
      .glyphToJson(codepoint)
      .map(({ type, values }) => {
        const placed = values.map((value, index) => decimal(index % 2 === 0 ? start + value * scale : -value * scale));
        return `${type}${placed.join(" ")}`;
      })
      .join("");
  });
  return { path: letters.join(""), width: Number(decimal(x - spacing)) };
};

import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fontFaces, headingFontFaces } from "../../../src/theme/fonts";
import {
  borrowedCharacters,
  coreCharacters,
  headingCharacters,
  moreHeadingCharacters,
  moreTextCharacters,
  textCharacters,
  unicodeRange,
  unicodeSpan,
} from "../../../src/theme/fonts/characters";
import made from "../../../tools/brand/made.json";
import { fontCuts } from "../../../tools/brand/fonts/font-cuts";
import { hashOf } from "../../../tools/brand/made";

/** What to do when a font is not as it was cut. */
const remedy = "run `npm run brand`";

interface CutFont {
  hash: string;
  axes: unknown;
  characters: string;
}

const cutFonts: Record<string, CutFont> = made.fonts;
const sorted = (characters: string): string => [...characters].sort().join("");

describe.each(fontCuts)("$file", ({ file, characters, axes }) => {
  const cut = cutFonts[file];

  it("is what was cut, and nobody has changed what it is cut to", () => {
    expect([remedy, cut?.hash]).toEqual([remedy, hashOf(readFileSync(file))]);
    expect([remedy, cut?.axes]).toEqual([remedy, axes]);
  });

  it("has a glyph for each character that it is cut to, and for no other", () => {
    expect([remedy, sorted(cut?.characters ?? "")]).toEqual([remedy, sorted(characters)]);
  });

  it("has its licence beside it", () => {
    expect(readFileSync(file.replace(".woff2", ".OFL.txt"), "utf8")).toContain("SIL OPEN FONT LICENSE Version 1.1");
  });

  it("is too large for Gatsby to write it into the styles, which the Content-Security-Policy would refuse", () => {
    expect(statSync(file).size).toBeGreaterThan(10_000);
  });
});

describe("the styles of the fonts", () => {
  const faces = (headingFontFaces + fontFaces.styles).split("@font-face").filter((face) => face.includes("woff2"));
  const weightsOf = (face: string) => /font-weight: ?([\d ]+);/.exec(face)?.[1];

  it("name the weights that the files have", () => {
    expect(faces.map(weightsOf)).toEqual(["400 800", "400 800", "400 800", "400 700", "400 700"]);
    expect(fontCuts.map(({ axes }) => axes["wght"])).toEqual([
      { min: 400, max: 700 },
      { min: 400, max: 700 },
      { min: 400, max: 800 },
      { min: 400, max: 800 },
    ]);
  });

  it("let a heading take from Inter what Bricolage Grotesque does not have, and nothing else", () => {
    expect([...borrowedCharacters].filter((character) => headingCharacters.includes(character))).toEqual([]);
    expect(sorted(textCharacters)).toBe(sorted(headingCharacters + borrowedCharacters));
  });

  it("name characters as CSS does", () => {
    expect(unicodeRange("𝕏C₹AB")).toBe("U+41-43, U+20b9, U+1d54f");
    expect(unicodeSpan("C₹AB")).toBe("U+41-20b9");
    expect(unicodeSpan("C")).toBe("U+43");
  });

  it("let the first file of a font have the last word, since the others claim what it has as well", () => {
    const ranges = faces.map((face) => /unicode-range: ?([^;}]+)/.exec(face)?.[1]);
    const core = unicodeRange(coreCharacters);
    expect(ranges.map((range) => range === core)).toEqual([false, false, true, false, true]);
    expect(ranges[0]).toBe(unicodeSpan(borrowedCharacters));
  });

  it("look for each character in one file of a font", () => {
    expect(sorted(coreCharacters + moreHeadingCharacters)).toBe(sorted(headingCharacters));
    expect(sorted(coreCharacters + moreTextCharacters)).toBe(sorted(textCharacters));
  });
});

/** Comes from the system's own font of pictures. */
const pictures = /\p{Extended_Pictographic}/u;

describe("the content", () => {
  const texts = readdirSync("content", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(md|json)$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join("content", name), "utf8") }));

  it.each(texts)("is written in characters that the fonts have: $name", ({ text }) => {
    const others = [...new Set(text)].filter((one) => !/\s/.test(one) && !textCharacters.includes(one));
    // Another is shown in a font of the visitor's: add it to src/theme/fonts/characters.ts, and run `npm run brand`.
    expect(others.filter((one) => !pictures.test(one))).toEqual([]);
  });
});

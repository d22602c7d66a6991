import { readFileSync } from "node:fs";
import { fontFolder, textFonts } from "../../../src/gatsby/share-images/text-fonts";
import { drawnFontCuts } from "../../../tools/brand/fonts/drawn-font-cuts";
import { hashOf, type Made } from "../../../tools/brand/made";
import made from "../../../tools/brand/made.json";

/** What to do when a font is not as it was cut. */
const remedy = "run `npm run brand`";
const cutFonts: Made["fonts"] = made.fonts;

describe.each(drawnFontCuts)("$file", ({ file, axes }) => {
  it("is what was cut, and nobody has changed what it is cut to", () => {
    expect([remedy, cutFonts[file]?.hash]).toEqual([remedy, hashOf(readFileSync(file))]);
    expect([remedy, cutFonts[file]?.axes]).toEqual([remedy, axes]);
  });

  it("has its licence beside it", () => {
    expect(readFileSync(file.replace(".woff", ".OFL.txt"), "utf8")).toContain("SIL OPEN FONT LICENSE Version 1.1");
  });

  it("is drawn with", () => {
    expect(file.startsWith(`${fontFolder}/`)).toBe(true);
    const cut = readFileSync(file);
    expect(textFonts().some(({ data }) => cut.equals(Buffer.from(data as Buffer)))).toBe(true);
  });
});

it("together have what marketers of this country type", () => {
  const all = drawnFontCuts.map(({ file }) => cutFonts[file]?.characters).join("");
  expect([..."AZaz09₹€–—‘’“”…āṭśñßžłőřșỳΩЖ→क़षि्ँं।"].filter((character) => !all.includes(character))).toEqual([]);
});

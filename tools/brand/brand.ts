import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pixelDrawings, renderFile, svgDrawings } from "./drawings";
import { cutFont, fontCuts } from "./fonts";

const write = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`);
};

for (const cut of fontCuts) {
  const { font, licence } = await cutFont(cut);
  write(cut.file, font);
  // The licence has to accompany the font: one for all files of a font in a folder.
  write(cut.file.replace(/(?:-more|-extended)?\.woff2?$/, ".OFL.txt"), licence);
}

for (const [file, svg] of Object.entries(svgDrawings)) write(file, svg);

for (const drawing of pixelDrawings) write(drawing.file, await renderFile(drawing));

import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pixelDrawings, svgDrawings } from "./drawings/drawings";
import { renderFile } from "./drawings/render";
import { cutFont } from "./fonts/cut-font";
import { drawnFontCuts } from "./fonts/drawn-font-cuts";
import { fontCuts } from "./fonts/font-cuts";

const write = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`);
};

for (const cut of [...fontCuts, ...drawnFontCuts]) {
  const { font, licence } = await cutFont(cut);
  write(cut.file, font);
  // It has to go wherever the font goes.
  write(cut.file.replace(/\.woff2?$/, ".OFL.txt"), licence);
}

for (const [file, svg] of Object.entries(svgDrawings)) write(file, svg);

for (const drawing of pixelDrawings) write(drawing.file, await renderFile(drawing));

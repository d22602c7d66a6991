import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { nameSetting, pixelDrawings, svgDrawings } from "./drawings/drawings";
import { renderFile } from "./drawings/render";
import { cutFont } from "./fonts/cut-font";
import { drawnFontCuts } from "./fonts/drawn-font-cuts";
import { fontCuts, headingFont } from "./fonts/font-cuts";
import { outlineOf } from "./fonts/read-font";

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

const { name } = JSON.parse(readFileSync("content/settings/site.json", "utf8")) as { name: string };
const outline = await outlineOf(headingFont, name, nameSetting);
for (const [file, svg] of Object.entries(svgDrawings({ text: name, ...outline }))) write(file, svg);

for (const drawing of pixelDrawings) write(drawing.file, await renderFile(drawing));

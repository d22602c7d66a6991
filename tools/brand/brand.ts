import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pixelDrawings, svgDrawings } from "./drawings/drawings";
import { renderFile } from "./drawings/render";
import { nameSetting } from "./drawings/wordmark-svg";
import { cutFont } from "./fonts/cut-font";
import { drawnFontCuts } from "./fonts/drawn-font-cuts";
import { type FontCut, fontCuts, headingFont } from "./fonts/font-cuts";
import { charactersOf, outlineOf } from "./fonts/read-font";
import { hashOf, type Made, madeFile } from "./made";
import { packageFile } from "./package-file";

const write = (file: string, content: string | Buffer): void => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  console.log(`${file}: ${Buffer.byteLength(content)} bytes`);
};

const makeFont = async (cut: FontCut): Promise<Made["fonts"]> => {
  await cutFont(cut);
  const font = readFileSync(cut.file);
  const { version } = JSON.parse(readFileSync(packageFile(cut.source, "package.json"), "utf8")) as { version: string };
  console.log(`${cut.file}: ${font.length} bytes`);
  const [source, characters] = [`${cut.source} ${version}`, await charactersOf(cut.file)];
  return { [cut.file]: { source, axes: cut.axes, hash: hashOf(font), bytes: font.length, characters } };
};

const nameOutline = async (): Promise<Made["name"]> => {
  const { name } = JSON.parse(readFileSync("content/settings/site.json", "utf8")) as { name: string };
  const outline = await outlineOf(headingFont, name, nameSetting);
  return { text: name, ...outline, font: hashOf(readFileSync(headingFont)) };
};

const fonts: Made["fonts"] = {};
for (const cut of [...fontCuts, ...drawnFontCuts]) Object.assign(fonts, await makeFont(cut));

const name = await nameOutline();
for (const [file, svg] of Object.entries(svgDrawings(name))) write(file, svg);

const pictures: Made["pictures"] = {};
for (const drawing of pixelDrawings) {
  const content = await renderFile(drawing);
  write(drawing.file, content);
  pictures[drawing.file] = { drawing: hashOf(...drawing.svgs), hash: hashOf(content) };
}

write(madeFile, `${JSON.stringify({ fonts, pictures, name } satisfies Made, undefined, 2)}\n`);

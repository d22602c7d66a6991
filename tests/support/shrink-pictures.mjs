// Makes the pictures below a folder small, so that a build of them takes seconds: node shrink-pictures.mjs FOLDER WIDTH
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

const [folder = "", width] = process.argv.slice(2);
const pictures = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
  /\.(?:jpe?g|png)$/.test(name),
);
for (const name of pictures) {
  const file = path.join(folder, name);
  writeFileSync(
    file,
    await sharp(readFileSync(file))
      .resize({ width: Number(width), withoutEnlargement: true })
      .toBuffer(),
  );
}

// What share images add to a build, for each page: when all are drawn, when nothing has changed, and when one page has.
// Once with the pictures of the real articles, once with a picture of its own for each page.
// Usage: node tools/bench/share-images.mjs [1000] [folder of pictures]
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import path from "node:path";
import { tsImport } from "tsx/esm/api";

/** @type {typeof import("../../src/gatsby/share-images/write-share-images")} */
const { updateShareImages } = await tsImport("../../src/gatsby/share-images/write-share-images.ts", import.meta.url);
/** @type {typeof import("../../src/gatsby/share-images/share-image-path")} */
const { shareImagePath } = await tsImport("../../src/gatsby/share-images/share-image-path.ts", import.meta.url);

const [count = 1000] = process.argv.slice(2, 3).map(Number);
const pictures = process.argv[3] ?? "content/media";
const site = "Tarang Digital";
const accents = /** @type {const} */ (["primary", "coral", "marigold", "saffron", "mint", "sky"]);
const titles = readdirSync("content/posts").map(
  (name) => /^title: "?(.*?)"?$/m.exec(readFileSync(path.join("content/posts", name), "utf8"))?.[1] ?? name,
);

/**
 * Puts pictures into a folder.
 *
 * @param {string} media
 * @param {number} number how many
 * @returns what each is called, and a digest of it, which in a build Gatsby has made
 */
const fillWithPictures = (media, number) => {
  const originals = readdirSync(pictures).filter((name) => name.endsWith(".jpg"));
  return Array.from({ length: number }, (_, index) => {
    const original = path.join(pictures, originals[index % originals.length] ?? "");
    copyFileSync(original, path.join(media, `${index}.jpg`));
    const digest = createHash("md5").update(readFileSync(original)).update(String(index)).digest("hex");
    return { picture: `/media/${index}.jpg`, digest };
  });
};

/** @param {{ picture: string, digest: string }[]} media @param {string} edited a word in the first headline */
const listPages = (media, edited) =>
  Array.from({ length: count }, (_, index) => {
    const { picture, digest } = media[index % media.length] ?? { picture: "", digest: "" };
    const headline = `${titles[index % titles.length]?.slice(0, 80)} ${index === 0 ? edited : index}`;
    const page = { headline, label: "Article", accent: accents[index % accents.length] };
    const shareImage = shareImagePath({ ...page, site, picture: digest });
    return { ...page, path: `/blog/${index}`, picture, shareImage };
  });

/** @param {string} root @param {{ picture: string, digest: string }[]} media @param {string} edited */
const update = async (root, media, edited) => {
  const begin = performance.now();
  const beginOfWork = process.cpuUsage();
  const { drawn } = await updateShareImages(listPages(media, edited), site, root);
  const { user, system } = process.cpuUsage(beginOfWork);
  return { drawn, time: performance.now() - begin, work: (user + system) / 1000 };
};

/** @param {number} number of pictures */
const measure = async (number) => {
  const root = mkdtempSync(path.join(tmpdir(), "share-images-bench-"));
  try {
    const folder = path.join(root, "content", "media");
    mkdirSync(folder, { recursive: true });
    const media = fillWithPictures(folder, number);
    const [cold, unchanged, edited] = [
      await update(root, media, "once"),
      await update(root, media, "once"),
      await update(root, media, "twice"),
    ];
    const images = path.join(root, "public", "static", "share");
    const sizes = readdirSync(images).map((name) => statSync(path.join(images, name)).size);
    return {
      pages: count,
      pictures: number,
      "all drawn (ms a page)": (cold.time / cold.drawn).toFixed(1),
      "work of a core": (cold.work / cold.drawn).toFixed(1),
      "unchanged (ms a page)": (unchanged.time / count).toFixed(3),
      "unchanged, of all drawn": `1/${Math.round(cold.time / unchanged.time)}`,
      "one edit (ms)": edited.time.toFixed(0),
      "drawn then": unchanged.drawn + edited.drawn,
      "largest (kB)": (Math.max(...sizes) / 1000).toFixed(1),
    };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

const rows = [];
for (const number of [6, count]) {
  rows.push(await measure(number));
  console.table(rows);
}

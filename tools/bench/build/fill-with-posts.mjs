import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Texts for search engines that no other page has. @param {number} index */
const seoOf = (index) =>
  [
    "seo:",
    `  title: Article number ${index}`,
    `  description: What search engines show of article number ${index}, which exists only for the time of a measurement.`,
    "",
  ].join("\n");

/**
 * Fills a folder with articles made from the real ones.
 *
 * @param {string} folder
 * @param {number} count how many there are in the end
 */
export const fillWithPosts = (folder, count) => {
  const originals = readdirSync(folder)
    .filter((name) => name.endsWith(".md"))
    .sort()
    .map((name) => readFileSync(path.join(folder, name), "utf8"));
  for (let index = originals.length; index < count; index += 1) {
    const original = originals[index % originals.length] ?? "";
    const day = new Date(Date.UTC(2024, 11, 31) - index * 3_600_000).toISOString().slice(0, 10);
    const text = original
      .replace(/^slug: .*$/m, `slug: article-${index}`)
      .replace(/^date: .*$/m, `date: ${day}`)
      .replace(/^title: .*$/m, `title: Article number ${index}`)
      .replace(/^seo:\n(?: .*\n)+/m, seoOf(index));
    writeFileSync(path.join(folder, `article-${index}.md`), text);
  }
};

// Measures how much a browser loads for the first results, and how long Pagefind takes, with several numbers of
// articles. They consist of random words of the built site, which compress worse than sentences.
// Usage: node tools/bench/search.mjs [6 1000 5000]
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { load } from "cheerio";
import { require as tsRequire } from "tsx/cjs/api";

/** @type {typeof import("../../src/gatsby/data/search-index")} */
const { writeSearchBundle } = tsRequire("../../src/gatsby/data/search-index.ts", import.meta.url);

const shown = 10;
const [articleLength, rareShare] = [900, 0.02];
const sizes = process.argv.slice(2).map(Number);
const words = readdirSync("public/blog", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith("index.html"))
  .flatMap((file) =>
    load(readFileSync(path.join("public/blog", file)))("main")
      .text()
      .split(/\s+/),
  );

/** Samples the site's words by frequency, with some unique ones, like names of products, towns and people. */
const invented = (/** @type {number} */ length) =>
  Array.from({ length }, () =>
    Math.random() < rareShare
      ? Math.random().toString(36).slice(2, 9)
      : words[Math.floor(Math.random() * words.length)],
  ).join(" ");

const pages = async function* (/** @type {number} */ count) {
  for (let number = 0; number < count; number += 1) {
    const main = `<main ><h1>${invented(7)}</h1><p>${invented(articleLength)}</p></main>`;
    const html = `<html lang="en"><head></head><body>${main}</body></html>`;
    yield { path: `/blog/article-${number}`, title: `Article ${number}`, kind: "Article", tags: [], html };
  }
};

const measure = async (/** @type {number} */ count) => {
  const folder = mkdtempSync(path.join(tmpdir(), "search-bench-"));
  const begin = performance.now();
  await writeSearchBundle(pages(count), folder);
  const indexed = performance.now();
  const script = path.join(folder, "pagefind.js");
  let bytes = brotliCompressSync(readFileSync(script)).length;
  globalThis.fetch = async (url) => {
    const file = readFileSync(new URL(String(url).replace(/\?.*/, ""), pathToFileURL(`${folder}/`)));
    bytes += file.length;
    return new Response(file);
  };
  const { createInstance } = await import(pathToFileURL(script).href);
  const pagefind = createInstance({ noWorker: true });
  const start = performance.now();
  const { results } = await pagefind.search("website design");
  for (const result of results.slice(0, shown)) await result.data();
  const searched = performance.now() - start;
  rmSync(folder, { recursive: true });
  const seconds = ((indexed - begin) / 1000).toFixed(1);
  return {
    articles: count,
    "index (s)": seconds,
    "first results (kB)": bytes / 1000,
    "search (ms)": Math.round(searched),
  };
};

for (const count of sizes.length > 0 ? sizes : [6, 1000, 5000]) console.table([await measure(count)]);

// How large the search index is, and how long the browser's code takes to load it and to answer, for the real content
// and for many invented articles. The site has to be built.
// Usage: node tools/bench/search.mjs [1000 5000]
import { readFileSync } from "node:fs";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { tsImport } from "tsx/esm/api";
import { inventedArticles } from "./search/invented-articles.mjs";

/** @type {typeof import("../../src/features/search/search-engine")} */
const { searchOver } = await tsImport("../../src/features/search/search-engine.ts", import.meta.url);
/** @type {typeof import("../../src/gatsby/data/search-index")} */
const { searchIndexOf } = await tsImport("../../src/gatsby/data/search-index.ts", import.meta.url);

const queries = ["seo", "wbesite desing", "how long does a website take", "w", "xyzzyx", "clinic"];
const sizes = process.argv.slice(2).map(Number);
const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(0);

/** @param {() => void} work @returns {number} the median of some runs, in milliseconds */
const time = (work) => {
  const runs = Array.from({ length: 9 }, () => {
    const begin = performance.now();
    work();
    return performance.now() - begin;
  });
  return runs.sort((a, b) => a - b)[4] ?? 0;
};

/** @param {string} name @param {string} json */
const measure = (name, json) => {
  const search = searchOver(JSON.parse(json));
  const slowest = Math.max(...queries.map((query) => time(() => search(query))));
  return {
    content: name,
    "raw (kB)": kilobytes(json.length),
    "gzip (kB)": kilobytes(gzipSync(json).length),
    "brotli (kB)": kilobytes(brotliCompressSync(json).length),
    "load (ms)": time(() => searchOver(JSON.parse(json))).toFixed(1),
    "slowest query (ms)": slowest.toFixed(1),
  };
};

const real = readFileSync("public/data/search-index.json", "utf8");
console.table([
  measure("as it is", real),
  ...(sizes.length > 0 ? sizes : [1000, 5000]).map((count) =>
    measure(`${count} articles`, JSON.stringify(searchIndexOf(inventedArticles(real, count)))),
  ),
]);

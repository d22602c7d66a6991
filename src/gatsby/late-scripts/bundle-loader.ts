import path from "node:path";
import { buildSync } from "esbuild";

const entry = `import { loadLate } from "./loader"; loadLate(document.currentScript.dataset.path);`;

/** @returns the loader as the inline script of a page, which tells it its path in `data-path` */
export const bundleLoader = (): string => {
  const { outputFiles } = buildSync({
    stdin: { contents: entry, resolveDir: path.resolve("src/gatsby/late-scripts") },
    bundle: true,
    write: false,
    platform: "browser",
    target: "es2020",
    format: "iife",
    minify: true,
    legalComments: "none",
    logLevel: "warning",
  });
  return outputFiles.map(({ text }) => text.trim().replaceAll("</", "<\\/")).join("");
};

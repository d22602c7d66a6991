import path from "node:path";
import { buildSync } from "esbuild";

const entry = `import { deferHydration } from "./loader"; deferHydration(document.currentScript.dataset.path);`;

/** @returns the loader as the inline script of a page, which tells it its path in `data-path` */
export const bundleLoader = (): string => {
  const { outputFiles } = buildSync({
    stdin: { contents: entry, resolveDir: path.resolve("src/gatsby/deferred-hydration") },
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

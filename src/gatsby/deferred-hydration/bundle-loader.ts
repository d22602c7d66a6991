import path from "node:path";
import { buildSync } from "esbuild";

const entry = `import { deferHydration } from "./loader"; deferHydration(document.currentScript.dataset.path);`;

/** Bundles the loader as an inline script, which reads the page's path from its `data-path`. */
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

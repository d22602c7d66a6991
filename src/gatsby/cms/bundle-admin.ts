import { readFile } from "node:fs/promises";
import path from "node:path";
import { build, type Plugin } from "esbuild";

const iconPackage = /[\\/]@phosphor-icons[\\/]core[\\/].*\.svg$/;

/** Icons are markup, as in the site's own bundles. */
const iconMarkup: Plugin = {
  name: "icon-markup",
  setup: ({ onLoad }) => {
    onLoad({ filter: iconPackage }, async ({ path: file }) => ({
      contents: await readFile(file, "utf8"),
      loader: "text",
    }));
  },
};

/** The messages of zod in all languages, of which the one that is used is imported by itself: half of the whole bundle. */
const oneLanguage: Plugin = {
  name: "one-language",
  setup: ({ onLoad }) => {
    onLoad({ filter: /[\\/]zod[\\/]v4[\\/]locales[\\/]index\.c?js$/ }, () => ({ contents: "export {}" }));
  },
};

/**
 * Writes `admin.js`, what the CMS runs beside Decap's own bundle, and the fonts of its previews. Addresses in it begin
 * with `/admin`.
 *
 * @param outputFolder the folder that is served at `/admin`
 */
export const bundleAdmin = async (outputFolder: string): Promise<void> => {
  await build({
    entryPoints: { admin: path.resolve("src/cms/admin/boot.ts") },
    outdir: outputFolder,
    bundle: true,
    platform: "browser",
    target: "es2022",
    format: "iife",
    minify: true,
    legalComments: "none",
    jsx: "automatic",
    jsxImportSource: "@emotion/react",
    alias: { gatsby: path.resolve("src/cms/preview/gatsby-in-preview.tsx") },
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [iconMarkup, oneLanguage],
    loader: { ".woff2": "file" },
    assetNames: "fonts/[name]-[hash]",
    publicPath: "/admin",
    logLevel: "warning",
  });
};

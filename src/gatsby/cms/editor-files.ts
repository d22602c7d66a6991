import { cpSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { build } from "esbuild";
import type { NodePluginArgs } from "gatsby";
import { contentTypeNames } from "../../domain/content/content-types";
import { escapeHtml } from "../../domain/escape-html";
import { adminPath } from "../../domain/paths";
import { iconMarkup } from "../content/icons";
import { entryNodes } from "../pages/entry-nodes";

/** Restores the focus outline that Decap removes from its fields. */
const focusStyle = ":focus-visible{outline:3px solid #4f46e5!important;outline-offset:1px!important}";

/** The HTML document at `/admin`. */
export const adminPage = (siteName: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(`Editor of ${siteName}`)}</title>
<style>${focusStyle}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
${body}
</body>
</html>
`;

/** Starts the editor. The scripts run in this order. */
const editorBody = `<noscript>The editor needs JavaScript. Content can also be changed in the repository.</noscript>
<script src="${adminPath}/manual-init.js" defer></script>
<script src="${adminPath}/decap-cms.js" defer></script>
<script src="${adminPath}/admin.js" defer></script>`;

/** Copies Decap's bundle and its lazy-loaded chunks, so that none is loaded from another host. */
const copyDecap = (folder: string): void => {
  const dist = path.resolve("node_modules/decap-cms/dist");
  const files = readdirSync(dist).filter((name) => /^(?:\d+\.)?decap-cms\.js$/.test(name));
  for (const name of files) cpSync(path.join(dist, name), path.join(folder, name));
};

/** Writes `admin.js`, which runs after Decap's own bundle, and the fonts of its previews. */
const bundleAdmin = async (folder: string): Promise<void> => {
  await build({
    entryPoints: { admin: path.resolve("src/cms/admin/boot.ts") },
    outdir: folder,
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
    // Imports icons as markup, as in the site's own bundles.
    loader: { ".svg": "text", ".woff2": "file" },
    assetNames: "fonts/[name]-[hash]",
    publicPath: adminPath,
    logLevel: "warning",
  });
};

/**
 * Writes the editor without its configuration and its list of entries: the page, Decap CMS, our own script, and the
 * icons for previews.
 *
 * @param folder where `/admin` is served from
 * @param siteName for the page's title
 */
export const writeEditor = async (folder: string, siteName: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write("index.html", adminPage(siteName, editorBody));
  // Runs before Decap's own script, which would otherwise start itself and request config.yml.
  write("manual-init.js", "window.CMS_MANUAL_INIT = true;\n");
  write("icons.json", JSON.stringify(iconMarkup()));
  copyDecap(folder);
  await bundleAdmin(folder);
};

/**
 * Returns the path of each entry's page by the entry's file, for previews and for the redirect of a changed slug.
 * Leaves out entries without a page in this build.
 */
export const entryPaths = (args: Pick<NodePluginArgs, "getNodesByType">): Record<string, string> =>
  Object.fromEntries(
    contentTypeNames
      .flatMap((name) => entryNodes(args, name))
      .flatMap(({ contentFile, path: page }) => (page === undefined ? [] : [[contentFile, page]])),
  );

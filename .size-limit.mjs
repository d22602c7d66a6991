// What size-limit checks, compressed by brotli: `npx size-limit` after a build.
import { readFileSync } from "node:fs";

// It names the newest build's bundles; `public` keeps those of earlier ones as well.
const slice = readFileSync("public/_gatsby/slices/_gatsby-scripts-1.html", "utf8");
const scripts = Array.from(slice.matchAll(/src="(\/[^"]+\.js)"/g), ([, file]) => `public${file}`);
const chunks = Array.from(slice.matchAll(/\/([\w-]+)-[0-9a-f]{20}\.js/g), ([file]) => `public${file}`);

/** @param {RegExp} pattern */
const named = (pattern) => chunks.filter((file) => pattern.test(file));

/** The kinds of page that the content has. A visitor loads one of them with a page. */
const templates = named(/\/component---/).map((path) => ({ name: path, path, limit: "7.5 kB" }));

export default [
  { name: "React, Gatsby, Emotion and the layout", path: scripts, limit: "100 kB" },
  ...templates,
  { name: "chat, on use", path: named(/\/chat-/), limit: "2.5 kB" },
  { name: "checks of the form, on use", path: named(/\/enquiry-schema-/), limit: "7.5 kB" },
];

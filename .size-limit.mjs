// What size-limit checks, compressed by brotli: `npx size-limit` after a build.
import { readFileSync } from "node:fs";

// It names the newest build's bundles; `public` keeps those of earlier ones as well.
const slice = readFileSync("public/_gatsby/slices/_gatsby-scripts-1.html", "utf8");
const scripts = Array.from(slice.matchAll(/src="(\/[^"]+\.js)"/g), ([, file]) => `public${file}`);
const chunks = Array.from(slice.matchAll(/\/([\w-]+)-[0-9a-f]{20}\.js/g), ([file]) => `public${file}`);

/** @param {string} name @param {RegExp} pattern @param {string} limit */
const group = (name, pattern, limit) => ({ name, path: chunks.filter((file) => pattern.test(file)), limit });

export default [
  { name: "React, Gatsby, Emotion and the layout", path: scripts, limit: "100 kB" },
  group("all kinds of page", /\/component---/, "38 kB"),
  group("search, on use", /\/search-/, "3.5 kB"),
  group("chat, on use", /\/chat-/, "2.5 kB"),
  group("checks of the form, on use", /\/enquiry-schema-/, "7.5 kB"),
];

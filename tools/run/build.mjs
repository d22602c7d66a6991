import { existsSync, readFileSync } from "node:fs";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";

/** @type {string[]} what a build reads */
const sources = JSON.parse(readFileSync(new URL("sources.json", import.meta.url), "utf8"));

/** Remembers what the last build was made from. */
export const buildStamp = ".cache/built";

/** Builds the production site, when something that it is made from has changed. */
export const ensureBuild = () =>
  unlessDone({
    stamp: buildStamp,
    print: fingerprint({ places: sources, except: ["src/gatsby-types.d.ts"] }),
    done: existsSync("public/index.html") && existsSync("dist/manifest.json"),
    work: () => runOrThrow("npx", ["gatsby", "build"]),
  });

import { existsSync, readFileSync, statSync } from "node:fs";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";

/** @type {string[]} what a build reads */
const sources = JSON.parse(readFileSync(new URL("sources.json", import.meta.url), "utf8"));

/** Remembers what the last build was made from. */
export const buildStamp = ".cache/built";

const manifest = "dist/manifest.json";

/** Whether what is there is what was built here last, and not by `npm run build` since. */
const isOurs = () =>
  existsSync("public/index.html") &&
  existsSync(manifest) &&
  existsSync(buildStamp) &&
  statSync(manifest).mtimeMs <= statSync(buildStamp).mtimeMs;

/** Builds the production site, when something that it is made from has changed. */
export const ensureBuild = () =>
  unlessDone({
    stamp: buildStamp,
    print: fingerprint({
      places: sources,
      except: ["src/gatsby-types.d.ts"],
      facts: [`gallery ${process.env["GALLERY"] ?? "off"}`],
    }),
    done: isOurs(),
    work: () => runOrThrow("npx", ["gatsby", "build"]),
  });

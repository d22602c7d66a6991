import { existsSync } from "node:fs";
import { fingerprint, unlessDone } from "./fingerprint.mjs";
import { runOrThrow } from "./process.mjs";

/** What a build reads. */
const sources = [
  "content",
  "src",
  "static",
  "gatsby-browser.tsx",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-ssr.tsx",
  "package-lock.json",
  "tsconfig.json",
];

/** Builds the production site, when something that it is made from has changed. */
export const ensureBuild = () =>
  unlessDone({
    stamp: ".cache/built",
    print: fingerprint({ places: sources, except: ["src/gatsby-types.d.ts"] }),
    done: existsSync("public/index.html"),
    work: () => runOrThrow("npx", ["gatsby", "build"]),
  });

// The first import of every command. An old Node has to parse this file and all static imports of the commands.
import { readFileSync } from "node:fs";
import { Problem } from "./process.mjs";

/** @param {Error & { code?: string }} error */
const explain = (error) => {
  if (error instanceof Problem) return `✘ ${error.message}`;
  if (error.code === "ENOSPC") return "✘ This disk is full. Make room for 500 MB and run this again.";
  return error;
};

process.on("uncaughtException", (error) => {
  console.error(explain(error));
  process.exit(1);
});

const { engines } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));

/** @param {string} version such as 20.19 @returns {number[]} */
const numbersOf = (version) => (version.match(/\d+/g) ?? []).map(Number);

const [major = 0, minor = 0] = numbersOf(process.versions.node);

/** @param {string} range `^20.19` or `>=24` */
const includesThisNode = (range) => {
  const [wantedMajor = 0, wantedMinor = 0] = numbersOf(range);
  return range.includes("^") ? major === wantedMajor && minor >= wantedMinor : major >= wantedMajor;
};

if (!engines.node.split("||").some(includesThisNode)) {
  throw new Problem(
    `Node ${process.versions.node} cannot run this. Install Node 24 from https://nodejs.org (allowed: ${engines.node}).`,
  );
}

// Gatsby puts the path into globs, URLs and code, and blames other files.
const [sign] = /[#%({[*?!'|]/.exec(process.cwd()) ?? [];
if (sign !== undefined) {
  throw new Problem(`Gatsby cannot build where the path has a ${sign} in it. Rename or move ${process.cwd()}.`);
}

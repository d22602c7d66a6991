// How long the content check takes at several numbers of articles, with a Git history to compare with.
// Usage: node tools/bench/content-check.mjs [6 1000]
// Works in a copy of the content, with generated articles that share the pictures of the real ones.
import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture } from "../run/process.mjs";
import { fillWithPosts } from "./posts/fill-with-posts.mjs";

const runs = 5;
const sizes = process.argv.slice(2).map(Number);
const tool = path.resolve("tools/content-check.ts");

/** @param {string} folder @param {string[]} args */
const git = (folder, ...args) =>
  execFileSync("git", ["-c", "user.name=Bench", "-c", "user.email=bench@example.com", ...args], { cwd: folder });

/** @param {string} folder @returns {Promise<number>} seconds */
const check = async (folder) => {
  const begin = performance.now();
  const { code, output } = await capture(path.resolve("node_modules/.bin/tsx"), [tool], folder);
  if (code !== 0) throw new Error(`The check failed:\n${output}`);
  return (performance.now() - begin) / 1000;
};

/** @param {number} count */
const measure = async (count) => {
  const folder = mkdtempSync(path.join(tmpdir(), "check-bench-"));
  try {
    for (const name of ["content", "static"]) cpSync(name, path.join(folder, name), { recursive: true });
    symlinkSync(path.resolve("node_modules"), path.join(folder, "node_modules"));
    fillWithPosts(path.join(folder, "content", "posts"), count);
    git(folder, "init", "-q");
    git(folder, "add", "content");
    git(folder, "commit", "-q", "-m", "Publish");
    const seconds = [];
    for (let run = 0; run < runs; run += 1) seconds.push(await check(folder));
    seconds.sort((a, b) => a - b);
    return {
      posts: count,
      "median (s)": seconds[Math.floor(runs / 2)]?.toFixed(2),
      "longest (s)": seconds.at(-1)?.toFixed(2),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const rows = [];
for (const count of sizes.length > 0 ? sizes : [6, 1000]) {
  rows.push(await measure(count));
  console.table(rows);
}

// Build times at several numbers of articles: cold, with nothing changed, and after an edit of one article.
// Usage: node tools/bench/build.mjs [6 1000 5000]
// Works in a copy of the project, with generated articles that share the pictures of the real ones.
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { capture } from "../run/process.mjs";
import { fillWithPosts } from "./posts/fill-with-posts.mjs";

const left = new Set(["node_modules", "public", ".cache", ".git", ".data", "test-results", "playwright-report"]);
const sizes = process.argv.slice(2).map(Number);

/** A copy of the project; its packages are hard links, so that webpack finds them where they are. */
const copyProject = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "build-bench-"));
  for (const name of readdirSync(".")) if (!left.has(name)) cpSync(name, path.join(folder, name), { recursive: true });
  execFileSync("cp", ["-al", "node_modules", path.join(folder, "node_modules")]);
  return folder;
};

/** @param {string} folder @returns {Promise<number>} seconds */
const build = async (folder) => {
  const begin = performance.now();
  const { code, output } = await capture("npx", ["gatsby", "build"], folder);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return (performance.now() - begin) / 1000;
};

/** @param {number} count */
const measure = async (count) => {
  const folder = copyProject();
  try {
    const posts = path.join(folder, "content", "posts");
    fillWithPosts(posts, count);
    const cold = await build(folder);
    const warm = await build(folder);
    appendFileSync(path.join(posts, "boost-your-business-with-seo.md"), "\nOne more sentence.\n");
    const edited = await build(folder);
    return {
      posts: count,
      "cold (s)": cold.toFixed(1),
      "warm (s)": warm.toFixed(1),
      "one edit (s)": edited.toFixed(1),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const rows = [];
for (const count of sizes.length > 0 ? sizes : [6, 1000, 5000]) {
  rows.push(await measure(count));
  console.table(rows);
}

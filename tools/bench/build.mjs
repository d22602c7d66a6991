// Build times at several numbers of entries: cold, with nothing changed, and after an edit of one of them; how much
// memory the cold build takes, and what each further entry costs.
// Usage: node tools/bench/build.mjs [posts|built-pages|work] [6 1000 5000]
// Works in a copy of the project, with generated entries that share the pictures of the real ones.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { environment } from "../run/process.mjs";
import { watchMemory } from "./build/peak-memory.mjs";
import { fillWithEntries, kindsOfEntries } from "./build/fill-with-entries.mjs";

const left = new Set([
  ...["node_modules", "public", ".cache", ".git", ".data", "test-results", "playwright-report"],
  ...[".fixture-site", "dist", ".logs"],
]);
const given = process.argv.slice(2);
const kind = kindsOfEntries.find((name) => name === given[0]) ?? "posts";
const numbers = given.filter((argument) => argument !== kind).map(Number);
const sizes = numbers.length > 0 ? numbers : [6, 1000, 5000];
const gibibyte = 1024 ** 3;

/** A copy of the project; its packages are hard links, so that webpack finds them where they are. */
const copyProject = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "build-bench-"));
  for (const name of readdirSync(".")) if (!left.has(name)) cpSync(name, path.join(folder, name), { recursive: true });
  execFileSync("cp", ["-al", "node_modules", path.join(folder, "node_modules")]);
  return folder;
};

/**
 * @param {string} folder
 * @returns {Promise<{ seconds: number, memory: number }>} memory in bytes, of all its processes together
 */
const build = async (folder) => {
  const begin = performance.now();
  const child = spawn("npx", ["gatsby", "build"], { cwd: folder, env: environment(), detached: true });
  const peak = watchMemory(child.pid ?? 0);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  const memory = peak();
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds: (performance.now() - begin) / 1000, memory };
};

/** @param {number} count */
const measure = async (count) => {
  const folder = copyProject();
  try {
    const entries = fillWithEntries(path.join(folder, "content"), kind, count);
    const cold = await build(folder);
    const warm = await build(folder);
    const [first = ""] = readdirSync(entries);
    appendFileSync(path.join(entries, first), "\nOne more sentence.\n");
    const edited = await build(folder);
    const memory = Math.max(cold.memory, warm.memory, edited.memory);
    return { entries: count, cold: cold.seconds, warm: warm.seconds, edited: edited.seconds, memory };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** @type {Awaited<ReturnType<typeof measure>>[]} */
const found = [];
for (const count of sizes) {
  found.push(await measure(count));
  console.table(
    found.map(({ entries, cold, warm, edited, memory }, index) => {
      const before = found[index - 1];
      return {
        [kind]: entries,
        "cold (s)": cold.toFixed(1),
        "warm (s)": warm.toFixed(1),
        "one edit (s)": edited.toFixed(1),
        "edit / cold": (edited / cold).toFixed(2),
        "memory (GiB)": (memory / gibibyte).toFixed(2),
        // What is the same at any size falls out of the difference: the same cost at each step is linear growth.
        "per further entry (ms)": before ? (((cold - before.cold) / (entries - before.entries)) * 1000).toFixed(0) : "",
      };
    }),
  );
}

// Measures builds with several numbers of entries: cold, with nothing changed, and after an edit of one entry; their
// memory, and the time per further entry.
// Usage: node tools/bench/build.mjs [posts|services|built-pages|work] [6 1000 5000]
// Works in a copy of the project, with generated entries that share the images of the real ones.
import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { fillWithEntries, kindsOfEntries } from "../content/fill-with-entries.mjs";
import { sources } from "../run/build.mjs";
import { environment } from "../run/process.mjs";

const given = process.argv.slice(2);
const kind = kindsOfEntries.find((name) => name === given[0]) ?? "posts";
const numbers = given.filter((argument) => argument !== kind).map(Number);
const sizes = numbers.length > 0 ? numbers : [6, 1000, 5000];
const gibibyte = 1024 ** 3;

/** Copies the project with hard links to its packages, so that webpack resolves them inside the copy. */
const copyProject = () => {
  const folder = mkdtempSync(path.join(tmpdir(), "build-bench-"));
  for (const name of sources) cpSync(name, path.join(folder, name), { recursive: true });
  execFileSync("cp", ["-al", "node_modules", path.join(folder, "node_modules")]);
  return folder;
};

/**
 * Returns the proportional set size (PSS) of a process. Linux only
 * (https://docs.kernel.org/filesystems/proc.html).
 *
 * @param {string} pid
 * @returns {Promise<number>} bytes
 */
const memoryOf = async (pid) => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
};

/**
 * @param {import("node:child_process").ChildProcess} leader of a session (a detached process)
 * @returns {Promise<number>} the peak of the total memory of the session's processes, in bytes
 */
const peakMemory = async (leader) => {
  let peak = 0;
  while (leader.exitCode === null) {
    const listed = await promisify(execFile)("ps", ["-s", String(leader.pid), "-o", "pid="]).catch(() => undefined);
    const memories = await Promise.all((listed?.stdout.match(/\d+/g) ?? []).map(memoryOf));
    const together = memories.reduce((sum, bytes) => sum + bytes, 0);
    peak = Math.max(peak, together);
    await setTimeout(500);
  }
  return peak;
};

/**
 * @param {string} folder
 * @returns {Promise<{ seconds: number, memory: number }>} peak memory of all its processes, in bytes
 */
const build = async (folder) => {
  const begin = performance.now();
  const child = spawn("npx", ["gatsby", "build"], { cwd: folder, env: environment(), detached: true });
  const memory = peakMemory(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const [code] = await once(child, "close");
  const seconds = (performance.now() - begin) / 1000;
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  return { seconds, memory: await memory };
};

/** @param {number} count */
const measure = async (count) => {
  const folder = copyProject();
  try {
    const entries = fillWithEntries(path.join(folder, "content"), kind, count);
    const cold = await build(folder);
    const warm = await build(folder);
    const [first = ""] = readdirSync(entries);
    const file = path.join(entries, first);
    writeFileSync(file, (await readFile(file, "utf8")).replace(/^title: ['"]?/m, "$&Again "));
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
        // The difference excludes the fixed cost: an equal value at each step means linear growth.
        "per further entry (ms)": before ? (((cold - before.cold) / (entries - before.entries)) * 1000).toFixed(0) : "",
      };
    }),
  );
}

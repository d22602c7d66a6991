import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { promisify } from "node:util";

/** In milliseconds. */
const pause = 500;

/** @typedef {{ pid: number, parent: number, bytes: number }} Process */

/** @returns {Promise<Process[]>} every process of this machine */
const processes = async () => {
  const { stdout } = await promisify(execFile)("ps", ["-A", "-o", "pid=,ppid=,rss="]);
  return stdout.split("\n").flatMap((line) => {
    const [pid, parent, kibibytes] = line.trim().split(/\s+/).map(Number);
    return pid === undefined || parent === undefined || kibibytes === undefined
      ? []
      : [{ pid, parent, bytes: kibibytes * 1024 }];
  });
};

/**
 * What a process has of the machine's memory; of what it shares with others, its share. Only Linux tells
 * (https://docs.kernel.org/filesystems/proc.html); elsewhere all of it counts for each, which is too much.
 *
 * @param {Process} process
 * @returns {Promise<number>} bytes
 */
const shareOf = async ({ pid, bytes }) => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  const kibibytes = /^Pss:\s+(\d+) kB/m.exec(text)?.[1];
  return kibibytes === undefined ? bytes : Number(kibibytes) * 1024;
};

/**
 * The memory of a process and of all that it has started, now.
 *
 * @param {number} root
 * @returns {Promise<number>} bytes
 */
const memoryOf = async (root) => {
  const all = await processes();
  const family = new Set([root]);
  for (let before = 0; before < family.size;) {
    before = family.size;
    for (const { pid, parent } of all) if (family.has(parent)) family.add(pid);
  }
  const shares = await Promise.all(all.filter(({ pid }) => family.has(pid)).map(shareOf));
  return shares.reduce((sum, bytes) => sum + bytes, 0);
};

/**
 * Watches how much memory a process and all that it starts have together.
 *
 * @param {number} root
 * @returns {() => number} stops watching; returns the most that was seen, in bytes
 */
export const watchMemory = (root) => {
  let most = 0;
  let over = false;
  const watch = async () => {
    while (!over) {
      most = Math.max(most, await memoryOf(root).catch(() => 0));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  void watch();
  return () => {
    over = true;
    return most;
  };
};

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";

const pauseMs = 500;

/**
 * What a process has of the machine's memory; of what it shares with others, its share. Only Linux tells
 * (https://docs.kernel.org/filesystems/proc.html).
 *
 * @param {string} pid
 * @returns {Promise<number>} bytes
 */
const shareOf = async (pid) => {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, "utf8").catch(() => "");
  return Number(/^Pss:\s+(\d+) kB/m.exec(text)?.[1] ?? 0) * 1024;
};

/**
 * Watches how much memory the processes of a session have together.
 *
 * @param {number} session the id of the process that leads it, which was started detached
 * @returns {() => number} stops watching; returns the most that was seen, in bytes
 */
export const watchMemory = (session) => {
  let most = 0;
  let over = false;
  const watch = async () => {
    while (!over) {
      const listed = await promisify(execFile)("ps", ["-s", String(session), "-o", "pid="]).catch(() => undefined);
      const shares = await Promise.all((listed?.stdout.match(/\d+/g) ?? []).map(shareOf));
      most = Math.max(
        most,
        shares.reduce((sum, bytes) => sum + bytes, 0),
      );
      await setTimeout(pauseMs);
    }
  };
  void watch();
  return () => {
    over = true;
    return most;
  };
};

import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./temporary-folder";

/** Mounting a file system requires root. */
const canMount = process.getuid?.() === 0 && process.platform === "linux";

/** Skips its tests if no file system can be mounted. */
export const describeWithDisk = canMount ? describe : describe.skip;

/** A file system of 1 MB in memory, which a test can fill and write-protect. */
export const smallDisk = () => {
  const { folder: parent, dispose } = temporaryFolder("disk");
  const folder = path.join(parent, "mounted");
  const filler = path.join(folder, "filler");
  mkdirSync(folder);
  execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
  return {
    folder,
    /** Fills it up. */
    fill: () => {
      try {
        writeFileSync(filler, Buffer.alloc(2_000_000));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
      }
    },
    empty: () => rmSync(filler),
    /** Fails while a file on it is open for writing. */
    writeProtect: () => execFileSync("mount", ["-o", "remount,ro", folder]),
    allowWriting: () => execFileSync("mount", ["-o", "remount,rw", folder]),
    dispose: () => {
      execFileSync("umount", ["--lazy", folder]);
      dispose();
    },
  };
};

import { writeSync } from "node:fs";
import { stdout } from "node:process";
import { pino } from "pino";

/**
 * Standard output. A line that cannot be written is dropped: with a full disk
 * (ENOSPC), a closed pipe (EPIPE), or a reader that has stopped (EAGAIN).
 * Writing is synchronous, so that the last lines before an exit are not lost.
 */
const standardOutput = {
  write: (line: string): void => {
    try {
      // Reading `stdout.fd` opens the stream, and with that Node makes a pipe or socket non-blocking.
      writeSync(stdout.fd, line);
    } catch {
      // The log must not stop the site.
    }
  },
};

/**
 * The structured log, on standard output. Requests are not logged: who asked
 * for what is personal data.
 *
 * @param level the lowest level that is logged, such as `info`
 */
export const createLogger = (level: string) =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, standardOutput);

export type Logger = Pick<ReturnType<typeof createLogger>, "info" | "warn" | "error">;

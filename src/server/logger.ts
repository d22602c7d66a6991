import { writeSync } from "node:fs";
import { stdout } from "node:process";
import { pino } from "pino";

/**
 * Standard output. A line that cannot be written is dropped: with a full disk
 * (ENOSPC), a closed pipe (EPIPE), or a reader that has stopped (EAGAIN).
 */
const standardOutput = {
  write: (line: string): void => {
    try {
      // Reading `stdout.fd` opens the stream, and with that Node makes a pipe or socket non-blocking.
      writeSync(stdout.fd, line);
    } catch {
      // No log call stands between an enquiry that is stored and its answer.
    }
  },
};

/**
 * The structured log, on standard output. What is logged about an enquiry is
 * its reference: never a name, an address, a number or a message.
 *
 * @param level the lowest level that is logged, such as `info`
 */
export const createLogger = (level: string) =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, standardOutput);

export type Logger = Pick<ReturnType<typeof createLogger>, "info" | "warn" | "error">;

import { writeSync } from "node:fs";
import { stdout } from "node:process";
import { pino } from "pino";

/**
 * Standard output. Drops lines that cannot be written: the disk is full (ENOSPC), the pipe is closed (EPIPE), or its
 * reader has stopped (EAGAIN).
 */
const standardOutput = {
  write: (line: string): void => {
    try {
      // Accessing `stdout.fd` opens the stream, whereby Node makes a pipe or socket non-blocking.
      writeSync(stdout.fd, line);
    } catch {
      // A failed log call must not fail the request of a stored enquiry.
    }
  },
};

/**
 * Creates the structured log on standard output. Of an enquiry only the reference is logged: never a name, an address,
 * a number or a message.
 *
 * @param level the lowest logged level, such as `info`
 */
export const createLogger = (level: string) =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, standardOutput);

export type Logger = Pick<ReturnType<typeof createLogger>, "info" | "warn" | "error">;

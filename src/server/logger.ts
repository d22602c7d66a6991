import { pino } from "pino";

/**
 * The structured log, on standard output. What is logged about an enquiry is
 * its reference: never a name, an address, a number or a message.
 */
export const createLogger = (level: string) =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

export type Logger = Pick<ReturnType<typeof createLogger>, "info" | "warn" | "error">;

/**
 * What may be said of an error: its code or name. Messages of databases and
 * mail servers quote what they were given.
 */
export const errorName = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};

import { pino } from "pino";

/**
 * The structured log, on standard output. What is logged about an enquiry is
 * its reference: never a name, an address, a number or a message.
 */
export const createLogger = (level: string) =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

export type Logger = Pick<ReturnType<typeof createLogger>, "info" | "warn" | "error">;

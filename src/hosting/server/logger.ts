import { pino } from "pino";

/**
 * The structured log, on standard output. Requests are not logged: who asked
 * for what is personal data. Each line is written before the next step, since a
 * process that ends would lose its last words or turn them round.
 */
export const createLogger = (level: string) =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination({ sync: true }));

export type Logger = Pick<ReturnType<typeof createLogger>, "info" | "warn" | "error">;

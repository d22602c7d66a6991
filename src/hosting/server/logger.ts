import { pino } from "pino";

/** The structured log, on standard output. Requests are not logged: who asked for what is personal data. */
export const createLogger = (level: string) =>
  pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime });

export type Logger = Pick<ReturnType<typeof createLogger>, "info" | "warn" | "error">;

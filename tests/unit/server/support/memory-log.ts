import { pino } from "pino";

/** The product's log, written to memory. */
export const memoryLog = () => {
  const lines: string[] = [];
  const logger = pino({ level: "trace", base: undefined }, { write: (line: string) => void lines.push(line) });
  const entries = () => lines.map((line) => JSON.parse(line) as { msg: string });
  return {
    logger,
    text: () => lines.join(""),
    entries,
    messages: () => entries().map(({ msg }) => msg),
  };
};

import { pino } from "pino";

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

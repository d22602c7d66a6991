import { errorName } from "../../domain/error-name";
import type { Logger } from "./logger";

/**
 * Ends the process after a graceful shutdown on SIGTERM or SIGINT, and at once
 * on a second one. The exit code is 1 when anything in flight was cut.
 *
 * @param stop rejects when deliveries were cut
 */
export const stopOnSignals = (stop: () => Promise<void>, logger: Logger): void => {
  let stopping = false;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info(`${signal}: graceful shutdown`);
    // Timers that are not referenced do not keep the process alive until `stop` resolves.
    setInterval(() => undefined, 1000);
    try {
      await stop();
      logger.info("stopped");
      process.exit(0);
    } catch (error) {
      logger.error({ error: errorName(error) }, "stopped, and deliveries in flight were cut");
      process.exit(1);
    }
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
};

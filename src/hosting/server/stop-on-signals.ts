import { errorName } from "../../domain/error-name";
import type { Logger } from "./logger";

/** Ends the process in good order when it is asked to; at once when it is asked again. */
export const stopOnSignals = (stop: () => Promise<void>, logger: Logger): void => {
  let stopping = false;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    logger.info(`${signal}: finishing what is under way`);
    // Waiting for a timer that holds up nothing, a process would end in the middle.
    setInterval(() => undefined, 1000);
    try {
      await stop();
      logger.info("stopped");
      process.exit(0);
    } catch (error) {
      logger.error({ error: errorName(error) }, "what the functions had begun could not be ended");
      process.exit(1);
    }
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
};

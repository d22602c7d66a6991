import { env } from "node:process";
import { errorName } from "../domain/error-name";
import { readEnvironment } from "./environment";
import { createLogger } from "./logger";
import { purgeExpired } from "./purge";
import { createEnquiries, environmentDefaults } from "./runtime";

/** Hosts end a run after 30 seconds: no delivery is begun after 15, and those in flight are cut off after 25. */
const claimMs = 15_000;
const deliverMs = 25_000;

/**
 * Delivers what is due and deletes what is past its retention period, once and
 * by itself, for a host that runs it on a schedule because nothing else goes on
 * there between requests. Never rejects: the log says how it went.
 */
export const deliverAndPurge = async (): Promise<void> => {
  const read = readEnvironment(env, environmentDefaults);
  if (!read.ok) {
    createLogger("error").error({ problems: read.problems }, "the environment is not as it has to be");
    return;
  }
  const logger = createLogger(read.environment.LOG_LEVEL);
  const { store, outbox } = createEnquiries(read.environment, logger);
  try {
    const attempts = await outbox.drain({
      claim: AbortSignal.timeout(claimMs),
      deliver: AbortSignal.timeout(deliverMs),
    });
    const purge = await purgeExpired(store, read.environment.RETENTION_DAYS, new Date());
    logger[purge.refusal === undefined ? "info" : "warn"](
      { attempts, ...purge },
      "deliveries and old enquiries were seen to",
    );
  } catch (error) {
    logger.error({ error: errorName(error) }, "deliveries and old enquiries could not be seen to");
  } finally {
    await store.close();
  }
};

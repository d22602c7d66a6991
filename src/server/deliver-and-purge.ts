import { env } from "node:process";
import { readEnvironment } from "./environment";
import { errorName } from "./error-name";
import { createLogger } from "./logger";
import { purgeExpired } from "./purge";
import { createEnquiries } from "./runtime";

/** Hosts end a run after 30 seconds: no delivery is begun after 15, and those in flight are cut off after 25. */
const claimMs = 15_000;
const deliverMs = 25_000;

/**
 * Delivers what is due and deletes what is past its retention period, once and
 * by itself, for a host that runs it on a schedule because nothing else goes on
 * there between requests. Never rejects: the log says how it went.
 */
export const deliverAndPurge = async (): Promise<void> => {
  const { environment, problems } = readEnvironment(env);
  if (problems.length > 0) {
    createLogger("error").error({ problems }, "the environment is not as it has to be");
    return;
  }
  const logger = createLogger(environment.LOG_LEVEL);
  const { store, outbox, alerts, close } = createEnquiries(environment, logger);
  try {
    const attempts = await outbox.drain({
      claim: AbortSignal.timeout(claimMs),
      deliver: AbortSignal.timeout(deliverMs),
    });
    await alerts?.check();
    const purge = await purgeExpired(store, environment.RETENTION_DAYS, new Date());
    logger[purge.refusal === undefined ? "info" : "warn"](
      { attempts, ...purge },
      "scheduled deliveries and purge have run",
    );
  } catch (error) {
    logger.error({ error: errorName(error) }, "scheduled deliveries and purge failed");
  } finally {
    await close();
  }
};

import { env } from "node:process";
import { readEnvironment } from "./environment";
import { errorName } from "./error-name";
import { createLogger } from "./logger";
import { purge } from "./purge";
import { createEnquiries } from "./runtime";

/** Hosts end a run after 30 seconds. No delivery starts after 15, and those in flight are aborted after 25. */
const claimMs = 15_000;
const deliverMs = 25_000;

/**
 * Runs due deliveries, alerts and the purge once, for hosts that run only functions, where a schedule calls it. Never
 * rejects: errors are logged.
 */
export const deliverAndPurge = async (): Promise<void> => {
  const { environment, problems } = readEnvironment(env);
  if (problems.length > 0) {
    createLogger("error").error({ problems }, "the environment is not as it has to be");
    return;
  }
  const logger = createLogger(environment.LOG_LEVEL);
  const { store, outbox, alerts, close } = createEnquiries(environment, logger);
  const limits = { claim: AbortSignal.timeout(claimMs), deliver: AbortSignal.timeout(deliverMs) };
  await outbox.drain(limits).then(
    (attempts) => logger.info({ attempts }, "scheduled deliveries have run"),
    (error: unknown) => logger.error({ error: errorName(error) }, "scheduled deliveries failed"),
  );
  await alerts?.check();
  await purge(store, environment.RETENTION_DAYS, logger);
  await close();
};

import { errorName } from "./error-name";
import type { Logger } from "./logger";
import { PossiblyDelivered } from "./mail/mailer";
import type { EnquiryStore } from "./store/open-store";

/** A message to operators. Subjects never contain data of an enquiry. */
export interface Alert {
  kind: "late" | "given-up" | "quarantine" | "store" | "digest" | "test";
  subject: string;
  text: string;
}

interface AlertPorts {
  store: Pick<EnquiryStore, "check" | "deliveryCounts" | "enquiryCounts" | "claimAlert" | "unclaimAlert">;
  /** Rejects with the errors of mail and webhook when neither accepted it. */
  send: (alert: Alert) => Promise<void>;
  logger: Logger;
}

const checkIntervalMs = 60_000;
const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** An alert that may have arrived is not sent again. */
const mayHaveArrived = (error: unknown): boolean =>
  error instanceof AggregateError && error.errors.some((one) => one instanceof PossiblyDelivered);

/** Returns the current alerts. Each is sent when its count has grown. */
const currentAlerts = async (store: AlertPorts["store"], now: Date): Promise<(Alert & { count: number })[]> => {
  const deliveries = await store.deliveryCounts(now);
  // Operators cannot fix a prospect's mistyped address.
  const ours = deliveries.filter(({ channel }) => channel !== "acknowledgement");
  const { recent, quarantined } = await store.enquiryCounts(new Date(now.getTime() - dayMs));
  const late = ours.reduce((sum, one) => sum + one.late, 0);
  const givenUp = ours.reduce((sum, { status, count }) => sum + (status === "failed" ? count : 0), 0);
  const undelivered = deliveries.filter(({ status }) => status !== "delivered");
  const lines = undelivered.map(
    ({ channel, status, count, oldestCreatedAt }) =>
      `${channel}: ${count} ${status}, the oldest since ${oldestCreatedAt.toISOString()}`,
  );
  const state = ["", ...lines, "", "`npm run enquiries -- list --all` shows them."].join("\n");
  return [
    {
      kind: "late",
      count: late,
      subject: `${plural(late, "delivery has", "deliveries have")} failed for an hour`,
      text: `They are retried until OUTBOX_GIVE_UP_HOURS.${state}`,
    },
    {
      kind: "given-up",
      count: givenUp,
      subject: `${plural(givenUp, "delivery was", "deliveries were")} given up`,
      text: `\`npm run enquiries -- deliver\` tries them again.${state}`,
    },
    {
      kind: "quarantine",
      count: quarantined,
      subject: `${plural(quarantined, "enquiry is", "enquiries are")} in quarantine`,
      text: `Nothing of them is delivered until somebody releases them.${state}`,
    },
    {
      kind: "digest",
      // Grows once a day, at midnight UTC.
      count: Math.floor(now.getTime() / dayMs),
      subject: `${plural(recent, "enquiry", "enquiries")} in 24 hours`,
      text: `${recent} received, ${quarantined} in quarantine, ${givenUp} given up, ${late} late.${state}`,
    },
  ];
};

/** When this process last reported an unavailable store. Hosts may reuse the module in the next scheduled run. */
let lastStoreAlertAt = -Infinity;

/**
 * Alerts operators to each kind of problem when its count grows, at most once an hour and by one of the instances that
 * share a database; and sends a daily summary.
 */
export const createAlerts = ({ store, send, logger }: AlertPorts) => {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  /** Sends an alert, and returns whether it has or may have arrived. */
  const trySend = async (alert: Alert): Promise<boolean> => {
    try {
      await send(alert);
      return true;
    } catch (error) {
      logger.error({ error: errorName(error), kind: alert.kind }, "operators could not be told");
      return mayHaveArrived(error);
    }
  };

  const sendCurrentAlerts = async (): Promise<void> => {
    const now = new Date();
    // Writes to the database: a full disk can still be read.
    await store.check();
    for (const { count, ...alert } of await currentAlerts(store, now)) {
      const isMine = await store.claimAlert(alert.kind, count, now);
      if (isMine && !(await trySend(alert))) await store.unclaimAlert(alert.kind);
    }
  };

  /** Without the store no instance can claim the alert, so each sends it once an hour. Never rejects. */
  const alertStoreUnavailable = async (error: unknown): Promise<void> => {
    if (isStopped || performance.now() < lastStoreAlertAt + hourMs) return;
    lastStoreAlertAt = performance.now();
    const text = `${errorName(error)}. Enquiries are refused, and visitors told so, until it is back.`;
    const isSent = await trySend({ kind: "store", subject: "the database cannot be reached or written", text });
    // Not at once: each refused enquiry retries.
    if (!isSent) lastStoreAlertAt = performance.now() + checkIntervalMs - hourMs;
  };

  /** Sends the alerts that are due. Never rejects. */
  const check = (): Promise<void> =>
    sendCurrentAlerts().catch(async (error: unknown) => {
      if (isStopped) return;
      logger.error({ error: errorName(error) }, "the database could not be checked");
      await alertStoreUnavailable(error);
    });

  return {
    check,
    alertStoreUnavailable,
    start: (): void => {
      timer = setInterval(() => void check(), checkIntervalMs);
      timer.unref();
    },
    stop: (): void => {
      isStopped = true;
      clearInterval(timer);
    },
  };
};

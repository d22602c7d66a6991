import { randomBytes } from "node:crypto";
import { type Alert, createAlerts } from "./alerts";
import type { Environment } from "./environment";
import { errorName } from "./error-name";
import type { Logger } from "./logger";
import { alertMail } from "./mail/enquiry-mail";
import { createMailer } from "./mail/mailer";
import { createMetrics } from "./metrics";
import { onceDone } from "./once-done";
import type { Deliver } from "./outbox/attempt";
import { acknowledgementDelivery, createWebhook, mailDelivery, webhookDelivery } from "./outbox/channels";
import { createOutbox } from "./outbox/outbox";
import { purgeDaily } from "./purge";
import { createRateLimiter } from "./rate-limiter";
import { type Channel, channels } from "./store/enquiry-store";
import { openStore } from "./store/open-store";
import { submitEnquiry } from "./submit-enquiry";
import { inTime } from "./time-limit";

/** How long the response to a refused enquiry may wait for the alert to operators. */
const alertTimeoutMs = 4000;

/** Always includes mail: without a mail server, deliveries wait until one is configured. */
export const channelsInUse = ({ WEBHOOK_URL, ACKNOWLEDGE }: Environment): Channel[] => {
  const inUse: Record<Channel, boolean> = {
    mail: true,
    webhook: WEBHOOK_URL !== undefined,
    acknowledgement: ACKNOWLEDGE,
  };
  return channels.filter((channel) => inUse[channel]);
};

/** Creates the configured mailers and the webhook. Each channel has its own connections. */
const createSenders = (environment: Environment, logger: Logger) => {
  const { SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET, ALERTS_TO, OUTBOX_CONCURRENCY, addresses } = environment;
  const mailer = (connections: number) => (SMTP_URL === undefined ? undefined : createMailer(SMTP_URL, connections));
  const [team, prospects, operators] = [mailer(OUTBOX_CONCURRENCY), mailer(OUTBOX_CONCURRENCY), mailer(1)];
  const post = WEBHOOK_URL && WEBHOOK_SECRET ? createWebhook(WEBHOOK_URL, WEBHOOK_SECRET) : undefined;
  const deliver: Record<Channel, Deliver | undefined> = {
    mail: team && mailDelivery(team, addresses, logger),
    webhook: post && webhookDelivery(post),
    acknowledgement: prospects && acknowledgementDelivery(prospects, addresses),
  };
  return {
    deliver,
    /** Alerts operators by mail and webhook; one of them has to succeed. */
    sendAlert: async (alert: Alert): Promise<void> => {
      const signal = AbortSignal.timeout(environment.DELIVERY_TIMEOUT_MS);
      const mail = alertMail(alert, { ...addresses, to: ALERTS_TO ?? [] });
      const event = { type: "site.alert", timestamp: new Date(), data: alert };
      const ways = [operators?.send(mail, signal), post?.(mail.messageId, event, signal)];
      await Promise.any(ways.filter((way) => way !== undefined));
    },
    close: async () => {
      for (const one of [team, prospects, operators]) await one?.close();
    },
  };
};

/**
 * Creates the services for enquiries from a checked environment. Nothing connects or delivers before it is used.
 */
export const createEnquiries = (environment: Environment, logger: Logger) => {
  const { FORM_SECRET, ALERTS_TO } = environment;
  const store = openStore(environment.DATABASE_URL, logger);
  /** The configured secret, or else one that is generated once and kept in the database for all instances. */
  const secret = onceDone(async () => FORM_SECRET ?? store.secret("form", randomBytes(32).toString("base64url")));
  const senders = createSenders(environment, logger);
  const outbox = createOutbox({ store, deliver: senders.deliver, logger, ...environment });
  const alerts = ALERTS_TO && createAlerts({ store, send: senders.sendAlert, logger });
  const metrics = createMetrics(store, environment);
  const limiter = createRateLimiter(environment.RATE_LIMIT, store.pool, logger);
  const ports = {
    store,
    limiter,
    secret,
    channels: channelsInUse(environment),
    minFillTimeMs: environment.ENQUIRY_MIN_FILL_MS,
    alertStoreUnavailable: async (error: unknown) =>
      alerts && (await inTime(alertTimeoutMs, alerts.alertStoreUnavailable(error)).catch(() => undefined)),
    logger,
  };
  let lastError: string | undefined;
  const close = async () => {
    await senders.close();
    await store.close();
  };
  return {
    store,
    outbox,
    alerts,
    metrics,
    limiter,
    secret,
    submit: async (input: unknown, address: string) => {
      const submission = await submitEnquiry(input, address, ports);
      metrics.countEnquiry(submission.outcome);
      return submission;
    },
    /** Starts deliveries, purges and alerts. */
    start: () => {
      outbox.start();
      purgeDaily(store, environment.RETENTION_DAYS, logger);
      alerts?.start();
    },
    /** Whether the database can be written, so that an enquiry would be accepted. Logs when the error changes. */
    isReady: async (): Promise<boolean> => {
      const error = await store.check().then(() => undefined, errorName);
      if (error !== undefined && error !== lastError)
        logger.error({ error }, "the database cannot be reached or written");
      lastError = error;
      return error === undefined;
    },
    close,
    /**
     * Waits for the deliveries in flight and closes the store.
     *
     * @param drainTimeoutMs after which deliveries in flight are aborted
     * @throws {Error} if there were such deliveries, after closing the store
     */
    stop: async (drainTimeoutMs?: number) => {
      alerts?.stop();
      const cut = await outbox.stop(drainTimeoutMs);
      await close();
      if (cut > 0) throw Object.assign(new Error(`${cut} deliveries were cut off`), { name: "DeliveriesCutOff" });
    },
  };
};

export type Enquiries = ReturnType<typeof createEnquiries>;

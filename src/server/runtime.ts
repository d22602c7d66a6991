import { randomBytes } from "node:crypto";
import { errorName } from "../domain/error-name";
import acknowledgement from "../../content/settings/acknowledgement.json";
import words from "../../content/settings/enquiry-form.json";
import site from "../../content/settings/site.json";
import type { Environment } from "./environment";
import type { Logger } from "./logger";
import type { MailSettings } from "./mail/enquiry-mail";
import { createMailer } from "./mail/mailer";
import { onceDone } from "./once-done";
import type { OutboxPorts } from "./outbox/attempt";
import { acknowledgementDelivery, mailDelivery } from "./outbox/deliveries";
import { createOutbox } from "./outbox/outbox";
import { webhookDelivery } from "./outbox/webhook";
import { createRateLimiter } from "./rate-limiter";
import { purgeExpired } from "./purge";
import type { Channel, EnquiryStore } from "./store/enquiry-store";
import { openStore } from "./store/open-store";
import { submitEnquiry } from "./submit-enquiry";

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** Mail is always owed to the team: what no mail server takes today waits for the one that is set tomorrow. */
export const channelsInUse = ({ WEBHOOK_URL, ACKNOWLEDGE }: Environment): Channel[] => [
  "mail",
  ...(WEBHOOK_URL === undefined ? [] : ["webhook" as const]),
  ...(ACKNOWLEDGE ? ["acknowledgement" as const] : []),
];

const mailSettings = ({ ENQUIRIES_FROM, ENQUIRIES_TO }: Environment): MailSettings => ({
  from: ENQUIRIES_FROM,
  to: ENQUIRIES_TO,
  companyName: site.name,
  siteUrl: site.url,
  language: site.language,
  timeZone: site.timeZone,
  labels: words.inputs,
  acknowledgement,
});

const deliveriesOf = (environment: Environment, logger: Logger): OutboxPorts["deliver"] => {
  const { SMTP_URL, WEBHOOK_URL, WEBHOOK_SECRET } = environment;
  const mailer = SMTP_URL === undefined ? undefined : createMailer(SMTP_URL);
  const settings = mailSettings(environment);
  return {
    ...(mailer && {
      mail: mailDelivery(mailer, settings, logger),
      acknowledgement: acknowledgementDelivery(mailer, settings),
    }),
    ...(WEBHOOK_URL && WEBHOOK_SECRET && { webhook: webhookDelivery(WEBHOOK_URL, WEBHOOK_SECRET) }),
  };
};

/** The secret that is set, or else one that is made once and kept in the database for all instances. */
const secretReader = (store: EnquiryStore, set: string | undefined): (() => Promise<string>) =>
  onceDone(() =>
    set === undefined ? store.secret("form", randomBytes(32).toString("base64url")) : Promise.resolve(set),
  );

/** Once a day, and not in the first hour: a machine may start with a wrong clock and correct it. */
const purgeDaily = (store: EnquiryStore, { RETENTION_DAYS }: Environment, logger: Logger): void => {
  const purge = () =>
    purgeExpired(store, RETENTION_DAYS, new Date()).then(
      ({ purged, refusal }) => {
        if (purged > 0) logger.info({ purged }, "enquiries past their retention period were deleted");
        if (refusal !== undefined) logger.warn({ refusal }, "old enquiries were not deleted");
      },
      (error: unknown) => logger.error({ error: errorName(error) }, "old enquiries could not be deleted"),
    );
  setTimeout(() => {
    void purge();
    setInterval(() => void purge(), day).unref();
  }, hour).unref();
};

/** Deliveries were in flight for longer than stopping may take. */
class DeliveriesCutOff extends Error {
  override readonly name = "DeliveriesCutOff";
}

/** The defaults that an environment has from the site's settings. */
export const environmentDefaults = { from: site.email, to: site.email };

/**
 * Chooses the adapters that a checked environment asks for, and puts the
 * pipeline together. Nothing is connected and nothing delivered before it is used.
 */
export const createEnquiries = (environment: Environment, logger: Logger) => {
  const store = openStore(environment.DATABASE_URL, logger);
  const secret = secretReader(store, environment.FORM_SECRET);
  const outbox = createOutbox({
    store,
    deliver: deliveriesOf(environment, logger),
    clock: () => new Date(),
    logger,
    retryDelay: environment.OUTBOX_RETRY_MS,
    giveUpAfter: environment.OUTBOX_GIVE_UP_HOURS * hour,
  });
  const limiter = createRateLimiter(environment.DATABASE_URL, environment.RATE_LIMIT);
  const ports = {
    store,
    limiter,
    outbox,
    clock: () => new Date(),
    secret,
    channels: channelsInUse(environment),
    minFillTime: environment.ENQUIRY_MIN_FILL_MS,
    logger,
  };
  return {
    store,
    outbox,
    limiter,
    secret,
    submit: (input: unknown, address: string) => submitEnquiry(input, address, ports),
    /** Begins to deliver and to purge. */
    start: () => {
      outbox.start();
      purgeDaily(store, environment, logger);
    },
    /** Whether the database stores what is written, so that an enquiry would be accepted. */
    isReady: () =>
      store.check().then(
        () => true,
        () => false,
      ),
    /**
     * Waits for the deliveries in flight and closes the store.
     *
     * @param drainTimeoutMs after which deliveries in flight are cut off
     * @throws {DeliveriesCutOff} once the store is closed
     */
    stop: async (drainTimeoutMs?: number) => {
      const cut = await outbox.stop(drainTimeoutMs);
      await store.close();
      if (cut > 0) throw new DeliveriesCutOff(`${cut} deliveries were cut off`);
    },
  };
};

export type Enquiries = ReturnType<typeof createEnquiries>;

import { Webhook } from "standardwebhooks";
import type { Logger } from "../logger";
import { acknowledgementMail, enquiryMail, type MailAddresses } from "../mail/enquiry-mail";
import type { Mailer } from "../mail/mailer";
import { withTimeLimit } from "../time-limit";
import { type Deliver, PermanentFailure } from "./attempt";

type Send = Pick<Mailer, "send">;

/** Mails an enquiry to the team. Refused recipients are only logged if the mail server accepts another. */
export const mailDelivery =
  (mailer: Send, addresses: MailAddresses, logger: Logger): Deliver =>
  async (enquiry, signal) => {
    const refused = await mailer.send(enquiryMail(enquiry, addresses), signal);
    if (refused > 0)
      logger.warn({ reference: enquiry.reference, refused }, "the mail server refused some of ENQUIRIES_TO");
  };

/** Whether the mail server permanently refused the recipient, not our login for example (RFC 5321, 4.2.1). */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error &&
  "command" in error &&
  error.command === "RCPT TO" &&
  "responseCode" in error &&
  Number(error.responseCode) >= 500;

/** Mails the acknowledgement to the prospect. A refused address is a permanent failure. */
export const acknowledgementDelivery =
  (mailer: Send, addresses: MailAddresses): Deliver =>
  async (enquiry, signal) => {
    try {
      await mailer.send(acknowledgementMail(enquiry, addresses), signal);
    } catch (error) {
      throw isRefusal(error) ? new PermanentFailure("refused", { cause: error }) : error;
    }
  };

/**
 * Posts events as JSON to a webhook, signed and timestamped as specified by Standard Webhooks
 * (https://www.standardwebhooks.com). The receiver recognises duplicates by the id.
 *
 * @param secret `whsec_` and base64, or any text; shared with the receiver
 * @param responseTimeoutMs how long the receiver may take
 */
export const createWebhook = (url: string, secret: string, responseTimeoutMs = 10_000) => {
  const webhook = secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
  return async (id: string, event: object, signal: AbortSignal): Promise<void> => {
    const now = new Date();
    const body = JSON.stringify(event);
    const headers = {
      "content-type": "application/json",
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": webhook.sign(id, now, body),
    };
    const response = await withTimeLimit(responseTimeoutMs, signal, (limited) =>
      // A redirect could send an enquiry to another host.
      fetch(url, { method: "POST", headers, body, redirect: "manual", signal: limited }),
    );
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error("the webhook was not accepted"), { code: "HTTP", responseCode: response.status });
  };
};

/** The id of an enquiry's event is its reference. */
export const webhookDelivery =
  (post: ReturnType<typeof createWebhook>): Deliver =>
  ({ clientHash, idempotencyKey, deliveries, ...data }, signal) =>
    post(data.reference, { type: "enquiry.received", timestamp: data.receivedAt, data }, signal);

import { Webhook } from "standardwebhooks";
import type { StoredEnquiry } from "../store/enquiry-store";
import { withTimeLimit } from "../time-limit";
import type { Deliver } from "./attempt";

/** An answer other than 2xx. */
class WebhookRefused extends Error {
  readonly code = "HTTP";
  readonly responseCode: number;
  constructor(status: number) {
    super("the webhook was not accepted");
    this.responseCode = status;
  }
}

const payload = ({ clientHash, idempotencyKey, deliveries, ...data }: StoredEnquiry) =>
  JSON.stringify({ type: "enquiry.received", timestamp: data.receivedAt, data });

/**
 * Posts an enquiry as JSON to another program, signed and with a timestamp as
 * Standard Webhooks has it (https://www.standardwebhooks.com). The id is the
 * reference, by which the receiver knows a repetition.
 *
 * @param secret `whsec_` and base64, or any text that the receiver knows as well
 * @param responseTimeoutMs how long the receiver may take
 */
export const webhookDelivery = (url: string, secret: string, responseTimeoutMs = 10_000): Deliver => {
  const webhook = secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
  return async (enquiry, signal) => {
    const now = new Date();
    const body = payload(enquiry);
    const headers = {
      "content-type": "application/json",
      "webhook-id": enquiry.reference,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": webhook.sign(enquiry.reference, now, body),
    };
    const response = await withTimeLimit(responseTimeoutMs, signal, (limited) =>
      // A redirect could carry an enquiry to another host.
      fetch(url, { method: "POST", headers, body, redirect: "manual", signal: limited }),
    );
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefused(response.status);
  };
};

import { Webhook } from "standardwebhooks";
import { errorName } from "../../domain/error-name";
import type { StoredEnquiry } from "../store/enquiry-store";
import type { Deliver } from "./attempt";

/** How long the receiver may take, in milliseconds. */
const patience = 10_000;

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

const send = async (url: string, headers: Record<string, string>, body: string): Promise<Response> => {
  try {
    return await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      // A redirect could carry an enquiry to another host.
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    // fetch says "fetch failed" of everything; the cause has the code.
    throw error instanceof Error && error.cause !== undefined && errorName(error.cause) !== "unknown"
      ? error.cause
      : error;
  }
};

/**
 * Posts an enquiry as JSON to another program, signed and with a timestamp as
 * Standard Webhooks has it (https://www.standardwebhooks.com). The id is the
 * reference, by which the receiver knows a repetition.
 *
 * @param secret `whsec_` and base64, or any text that the receiver knows as well
 */
export const webhookDelivery = (url: string, secret: string): Deliver => {
  const webhook = secret.startsWith("whsec_") ? new Webhook(secret) : new Webhook(secret, { format: "raw" });
  return async (enquiry) => {
    const now = new Date();
    const body = payload(enquiry);
    const headers = {
      "webhook-id": enquiry.reference,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": webhook.sign(enquiry.reference, now, body),
    };
    const response = await send(url, headers, body);
    await response.body?.cancel();
    if (!response.ok) throw new WebhookRefused(response.status);
  };
};

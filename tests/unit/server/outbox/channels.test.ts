import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { errorName } from "../../../../src/server/error-name";
import { PermanentFailure } from "../../../../src/server/outbox/attempt";
import {
  acknowledgementDelivery,
  createWebhook,
  mailDelivery,
  webhookDelivery,
} from "../../../../src/server/outbox/channels";
import { listen, type LocalServer } from "../support/local-server";
import { mailAddresses } from "../support/mail-addresses";
import { memoryLog } from "../support/memory-log";
import { storedEnquiry } from "../support/stored-enquiry";

const refusal = (responseCode: number, command = "RCPT TO") =>
  Object.assign(new Error("refused"), { code: "EENVELOPE", responseCode, command });
const { logger, text: logged } = memoryLog();
const { signal } = new AbortController();

/** The error of a delivery whose mailer fails. */
const failureOf = (delivery: typeof mailDelivery, error: Error): Promise<unknown> => {
  const deliverBy = delivery({ send: () => Promise.reject(error) }, mailAddresses, logger);
  return deliverBy(storedEnquiry(), signal).catch((failure: unknown) => failure);
};

describe("mailing an enquiry", () => {
  it("logs how many recipients the mail server refused", async () => {
    await mailDelivery({ send: () => Promise.resolve(1) }, mailAddresses, logger)(storedEnquiry(), signal);
    expect(logged()).toContain('"refused":1');
  });

  it("is retried after any error of the team's mail server", async () => {
    for (const code of [421, 550]) {
      const error = refusal(code);
      expect(await failureOf(mailDelivery, error)).toBe(error);
    }
  });

  it("fails permanently, with the cause, when the visitor's address is refused with 550", async () => {
    const error = refusal(550);
    const failure = await failureOf(acknowledgementDelivery, error);
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure).toMatchObject({ cause: error });
  });

  it("is retried when the visitor's address is refused temporarily, or the server is unavailable", async () => {
    for (const error of [
      refusal(450),
      refusal(535, "AUTH PLAIN"),
      Object.assign(new Error("away"), { code: "ECONNREFUSED" }),
    ])
      expect(await failureOf(acknowledgementDelivery, error)).toBe(error);
  });
});

const secret = "a text that both sides know";
const received: { url: string; headers: Record<string, string>; body: string; type: string | undefined }[] = [];
let respond: (response: ServerResponse) => void;
let server: LocalServer;
let url: string;

const signed = (headers: IncomingHttpHeaders): Record<string, string> =>
  Object.fromEntries(["id", "timestamp", "signature"].map((n) => [`webhook-${n}`, String(headers[`webhook-${n}`])]));

beforeAll(async () => {
  server = await listen((request, response) => {
    void text(request).then((body) => {
      const { headers, url: path = "" } = request;
      received.push({ url: path, headers: signed(headers), body, type: headers["content-type"] });
      respond(response);
    });
  });
  url = `http://127.0.0.1:${server.port}/hook?site=1`;
});
beforeEach(() => {
  received.length = 0;
  respond = (response) => response.writeHead(204).end();
});
afterAll(() => server.close());

const never = new AbortController().signal;
const deliver = (key = secret) => webhookDelivery(createWebhook(url, key))(storedEnquiry(), never);
const failureName = (delivery: Promise<void>): Promise<string> => delivery.then(() => "delivered", errorName);

describe("a webhook", () => {
  it("has a Standard Webhooks signature that the receiver can verify", async () => {
    await deliver(`whsec_${btoa(secret)}`);
    await deliver();
    const webhook = new Webhook(secret, { format: "raw" });
    for (const { headers, body } of received) expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
    const [{ headers, body } = { headers: {}, body: "" }] = received;
    expect(() => webhook.verify(body.replace("Ashalata", "Mallory"), headers)).toThrow();
    expect(() => webhook.verify(body, { ...headers, "webhook-id": "0000-0001" })).toThrow();
  });

  it("is JSON with the enquiry, without internal fields", async () => {
    const { clientHash, idempotencyKey, deliveries, ...data } = storedEnquiry();
    await deliver();
    expect(received).toMatchObject([{ url: "/hook?site=1", type: "application/json" }]);
    const body = JSON.parse(received[0]?.body ?? "") as unknown;
    const plain = JSON.parse(JSON.stringify(data)) as unknown;
    expect(body).toEqual({ type: "enquiry.received", timestamp: "2026-03-01T12:00:00.000Z", data: plain });
    expect([clientHash, idempotencyKey, deliveries]).not.toContain(undefined);
  });

  it("follows no redirect", async () => {
    respond = (response) => response.writeHead(308, { location: `http://127.0.0.1:${server.port}/other` }).end();
    expect(await failureName(deliver())).toBe("HTTP 308");
    expect(received.map((one) => one.url)).toEqual(["/hook?site=1"]);
  });

  it("fails with the HTTP status of an error response, and without its text", async () => {
    respond = (response) => response.writeHead(503).end("asha.planted@example.org");
    expect(await failureName(deliver())).toBe("HTTP 503");
  });

  it("fails with TimeoutError when the receiver does not answer in time", async () => {
    respond = () => undefined;
    expect(await failureName(webhookDelivery(createWebhook(url, secret, 100))(storedEnquiry(), never))).toBe(
      "TimeoutError",
    );
  });

  it("is aborted by the signal of the delivery", async () => {
    const controller = new AbortController();
    respond = () => controller.abort();
    expect(await failureName(webhookDelivery(createWebhook(url, secret))(storedEnquiry(), controller.signal))).toBe(
      "AbortError",
    );
  });
});

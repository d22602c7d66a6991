import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { errorName } from "../../../../src/domain/error-name";
import { webhookDelivery } from "../../../../src/server/outbox/webhook";
import { listen, type LocalServer } from "../support/local-server";
import { joinErrorRealms } from "../support/one-realm";
import { storedEnquiry } from "../support/stored-enquiry";

joinErrorRealms();

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
const deliver = (enquiry = storedEnquiry(), to = url, key = secret) => webhookDelivery(to, key)(enquiry, never);
const failureOf = (delivery: Promise<void>): Promise<string> => delivery.then(() => "delivered", errorName);

describe("a webhook", () => {
  it("is signed so that the receiver can verify it, as Standard Webhooks has it", async () => {
    await deliver();
    const [{ headers, body } = { headers: {}, body: "" }] = received;
    const webhook = new Webhook(secret, { format: "raw" });
    expect(webhook.verify(body, headers)).toEqual(JSON.parse(body));
    expect(() => webhook.verify(body.replace("Ashalata", "Mallory"), headers)).toThrow();
    expect(() => webhook.verify(body, { ...headers, "webhook-id": "0000-0001" })).toThrow();
  });

  it("is signed with the bytes that a secret in base64 stands for", async () => {
    const key = `whsec_${Buffer.from("a secret of more than 24 bytes").toString("base64")}`;
    await deliver(storedEnquiry(), url, key);
    const [{ headers, body } = { headers: {}, body: "" }] = received;
    expect(() => new Webhook(key).verify(body, headers)).not.toThrow();
  });

  it("has the reference for its id, and the moment of the attempt", async () => {
    await deliver();
    const now = Date.now() / 1000;
    expect(received[0]?.headers["webhook-id"]).toBe("7QX2-M4KD");
    expect(Math.abs(now - Number(received[0]?.headers["webhook-timestamp"]))).toBeLessThan(10);
  });

  it("is JSON with the enquiry, and without what is ours alone", async () => {
    const { clientHash, idempotencyKey, deliveries, ...data } = storedEnquiry();
    await deliver();
    expect(received).toMatchObject([{ url: "/hook?site=1", type: "application/json" }]);
    const body = JSON.parse(received[0]?.body ?? "") as unknown;
    const plain = JSON.parse(JSON.stringify(data)) as unknown;
    expect(body).toEqual({ type: "enquiry.received", timestamp: "2026-03-01T12:00:00.000Z", data: plain });
    expect([clientHash, idempotencyKey, deliveries]).not.toContain(undefined);
  });

  it.each([301, 302, 303, 307, 308])("follows no redirect: %d", async (status) => {
    respond = (response) => response.writeHead(status, { location: `http://127.0.0.1:${server.port}/other` }).end();
    expect(await failureOf(deliver())).toBe(`HTTP ${status}`);
    expect(received.map((one) => one.url)).toEqual(["/hook?site=1"]);
  });

  it.each([400, 410, 500, 503])("has failed when the answer is %d, whatever its words", async (status) => {
    respond = (response) => response.writeHead(status).end("asha.planted@example.org");
    expect(await failureOf(deliver())).toBe(`HTTP ${status}`);
  });

  it("has failed when nobody listens, and the code says so", async () => {
    const gone = await listen(() => undefined);
    await gone.close();
    expect(await failureOf(deliver(storedEnquiry(), `http://127.0.0.1:${gone.port}/`))).toBe("ECONNREFUSED");
  });

  it("has failed when the connection ends without an answer", async () => {
    respond = (response) => response.destroy();
    expect(await failureOf(deliver())).toBe("UND_ERR_SOCKET");
  });

  it("has failed when the receiver does not answer in time, and is called a time-out", async () => {
    respond = () => undefined;
    expect(await failureOf(webhookDelivery(url, secret, 100)(storedEnquiry(), never))).toBe("TimeoutError");
  });

  it("is aborted by the signal of the delivery", async () => {
    const controller = new AbortController();
    respond = () => controller.abort();
    expect(await failureOf(webhookDelivery(url, secret)(storedEnquiry(), controller.signal))).toBe("AbortError");
  });

  it("is delivered although the answer has a long body", async () => {
    respond = (response) => response.end("x".repeat(1_000_000));
    expect(await failureOf(deliver())).toBe("delivered");
  });
});

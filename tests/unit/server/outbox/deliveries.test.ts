import type { Mail } from "../../../../src/server/mail/mailer";
import { PermanentFailure } from "../../../../src/server/outbox/attempt";
import { acknowledgementDelivery, mailDelivery } from "../../../../src/server/outbox/deliveries";
import { memoryLog } from "../support/memory-log";
import { mailSettings } from "../support/mail-settings";
import { storedEnquiry } from "../support/stored-enquiry";

const refusal = (responseCode: number, command = "RCPT TO") =>
  Object.assign(new Error("refused"), { code: "EENVELOPE", responseCode, command });
const { logger, text: logged } = memoryLog();
const { signal } = new AbortController();
const failing = (error: Error) => ({ send: () => Promise.reject(error) });

/** How a delivery ends that a mailer refuses. */
const failureOf = (delivery: typeof mailDelivery, error: Error): Promise<unknown> =>
  delivery(
    failing(error),
    mailSettings,
    logger,
  )(storedEnquiry(), signal).then(
    () => "delivered",
    (failure: unknown) => failure,
  );

describe("mailing an enquiry", () => {
  it.each([
    ["the team", mailDelivery, "sales@agency.example"],
    ["the visitor", acknowledgementDelivery, "asha.planted@example.org"],
  ])("sends one mail to %s", async (_whom, delivery, to) => {
    const sent: Mail[] = [];
    await delivery(
      { send: (mail) => Promise.resolve(sent.push(mail) - sent.length) },
      mailSettings,
      logger,
    )(storedEnquiry(), signal);
    expect(sent.map((mail) => mail.to)).toEqual([[to]]);
  });

  it("is logged when the mail server refuses some of the team", async () => {
    await mailDelivery({ send: () => Promise.resolve(1) }, mailSettings, logger)(storedEnquiry(), signal);
    expect(logged()).toContain('"refused":1');
  });

  it("is tried again whatever the team's mail server answered", async () => {
    for (const code of [421, 450, 550, 554]) {
      const error = refusal(code);
      expect(await failureOf(mailDelivery, error)).toBe(error);
    }
  });

  it("is given up when the visitor's address is refused for good, and the refusal is the cause", async () => {
    const error = refusal(550);
    const failure = await failureOf(acknowledgementDelivery, error);
    expect(failure).toBeInstanceOf(PermanentFailure);
    expect(failure).toMatchObject({ cause: error });
  });

  it("is tried again when the visitor's address is refused for now, or the server is away", async () => {
    for (const error of [
      refusal(450),
      refusal(535, "AUTH PLAIN"),
      Object.assign(new Error("away"), { code: "ECONNREFUSED" }),
    ])
      expect(await failureOf(acknowledgementDelivery, error)).toBe(error);
  });
});

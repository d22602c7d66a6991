import { deliverBeforeAnswer } from "../../../../src/server/deliver-before-answer";
import { createOutbox, type Outbox } from "../../../../src/server/outbox/outbox";
import type { Submission } from "../../../../src/server/submit-enquiry";
import { memoryLog } from "../support/memory-log";
import { outboxPorts } from "../support/outbox-ports";

describe("draining an outbox", () => {
  it("finishes the delivery in flight when it is aborted, and starts no other", async () => {
    const ending = new AbortController();
    const { ports, owe } = outboxPorts({
      mail: () => {
        ending.abort();
        return Promise.resolve();
      },
    });
    const rows = [owe("mail", "one"), owe("mail", "two")];
    expect(await createOutbox(ports).drain({ claim: ending.signal })).toBe(1);
    expect(rows.map(({ status }) => status)).toEqual(["delivered", "pending"]);
  });

  it("rejects when one channel's deliveries cannot be read, after delivering the others", async () => {
    const slow = () => new Promise<void>((resolve) => setTimeout(resolve, 20));
    const { ports, owe } = outboxPorts({ mail: slow, webhook: slow });
    const { claim } = ports.store;
    ports.store.claim = (channel, ...rest) =>
      channel === "mail" ? Promise.reject(new Error("away")) : claim(channel, ...rest);
    const row = owe("webhook", "one");
    await expect(createOutbox(ports).drain()).rejects.toThrow("away");
    expect(row.status).toBe("delivered");
  });
});

const accepted: Submission = { outcome: "accepted", reference: "7QX2-M4KD" };

const compose = (
  submission: Submission,
  drain: Outbox["drain"],
  limits?: Parameters<typeof deliverBeforeAnswer>[3],
) => {
  const log = memoryLog();
  const submit = () => Promise.resolve(submission);
  return { log, answer: deliverBeforeAnswer(submit, { drain }, log.logger, limits) };
};

describe("an enquiry on a host that halts after the response", () => {
  it("is answered in time when delivery is slow: claiming stops first, then deliveries are aborted", async () => {
    const ended: string[] = [];
    const never: Outbox["drain"] = ({ claim, deliver } = {}) => {
      claim?.addEventListener("abort", () => ended.push("claim"));
      deliver?.addEventListener("abort", () => ended.push("deliver"));
      return new Promise<number>(() => undefined);
    };
    const { answer } = compose(accepted, never, { claimMs: 10, deliverMs: 50, answerMs: 200 });
    expect(await answer({}, "203.0.113.7")).toEqual(accepted);
    expect(ended).toEqual(["claim", "deliver"]);
  });

  it("is accepted when delivering fails, and the failure is logged", async () => {
    const { answer, log } = compose(accepted, () => Promise.reject(new Error("planted: the database is away")));
    expect(await answer({}, "203.0.113.7")).toEqual(accepted);
    expect(log.messages()).toEqual(["nothing could be delivered before the answer"]);
    expect(log.text()).not.toContain("planted");
  });

  it("is answered without draining the outbox when it was not stored", async () => {
    const drain = jest.fn(() => Promise.resolve(0));
    const limited: Submission = { outcome: "limited", retryAfter: 60 };
    expect(await compose(limited, drain).answer({}, "203.0.113.7")).toEqual(limited);
    expect(drain).not.toHaveBeenCalled();
  });
});

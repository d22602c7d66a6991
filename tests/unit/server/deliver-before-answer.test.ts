import { deliverBeforeAnswer } from "../../../src/server/deliver-before-answer";
import type { Outbox } from "../../../src/server/outbox/outbox";
import type { Submission } from "../../../src/server/submit-enquiry";
import { memoryLog } from "./support/memory-log";

const accepted: Submission = { outcome: "accepted", reference: "7QX2-M4KD" };

const compose = (
  submission: Submission,
  drain: Outbox["drain"],
  limits?: Parameters<typeof deliverBeforeAnswer>[3],
) => {
  const log = memoryLog();
  const submit = jest.fn(() => Promise.resolve(submission));
  return { log, submit, answer: deliverBeforeAnswer(submit, { drain }, log.logger, limits) };
};

describe("an enquiry on a host that halts after the answer", () => {
  it("is delivered before its sender is told", async () => {
    const order: string[] = [];
    const { answer, submit } = compose(accepted, async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push("delivered");
      return 1;
    });
    expect(await answer({ message: "Hello" }, "203.0.113.7")).toEqual(accepted);
    expect(order).toEqual(["delivered"]);
    expect(submit).toHaveBeenCalledWith({ message: "Hello" }, "203.0.113.7");
  });

  it("is answered in time when delivering takes long: no more is begun, then what is in flight is cut off", async () => {
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

  it("is answered as ever when nothing can be delivered, and the log says so", async () => {
    const { answer, log } = compose(accepted, () => Promise.reject(new Error("planted: the database is away")));
    expect(await answer({}, "203.0.113.7")).toEqual(accepted);
    expect(log.messages()).toEqual(["nothing could be delivered before the answer"]);
    expect(log.text()).not.toContain("planted");
  });

  it.each<Submission>([
    { outcome: "unavailable" },
    { outcome: "limited", retryAfter: 60 },
    { outcome: "invalid", problems: { email: "missing" } },
  ])("is answered at once when it was not stored: $outcome", async (submission) => {
    const drain = jest.fn(() => Promise.resolve(0));
    expect(await compose(submission, drain).answer({}, "203.0.113.7")).toEqual(submission);
    expect(drain).not.toHaveBeenCalled();
  });
});

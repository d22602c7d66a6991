import { deliverBeforeAnswer } from "../../../src/server/deliver-before-answer";
import type { Submission } from "../../../src/server/submit-enquiry";
import { memoryLog } from "./support/memory-log";

const accepted: Submission = { outcome: "accepted", reference: "7QX2-M4KD" };

const compose = (submission: Submission, drain: (signal?: AbortSignal) => Promise<number>, patience?: number) => {
  const log = memoryLog();
  const submit = jest.fn(() => Promise.resolve(submission));
  return { log, submit, answer: deliverBeforeAnswer(submit, { drain }, log.logger, patience) };
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

  it("is answered in time when delivering takes long, and no more is begun then", async () => {
    const given: (AbortSignal | undefined)[] = [];
    const never = (signal?: AbortSignal) => {
      given.push(signal);
      return new Promise<number>(() => undefined);
    };
    const { answer } = compose(accepted, never, 30);
    expect(await answer({}, "203.0.113.7")).toEqual(accepted);
    expect(given.map((signal) => signal?.aborted)).toEqual([true]);
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

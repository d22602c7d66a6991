import { PossiblyDelivered } from "../../../../src/server/mail/mailer";
import { attemptDelivery, type Deliver, leaseTime, PermanentFailure } from "../../../../src/server/outbox/attempt";
import { failingDelivery, hour, minute, outboxPorts, second, untilAborted } from "../support/outbox-ports";
import { joinErrorRealms } from "../support/one-realm";

joinErrorRealms();
jest.mock("node:timers/promises", () => jest.requireActual<object>("../support/fake-sleep"));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Claims what is owed and attempts to deliver it. */
const attempt = async (
  { ports }: ReturnType<typeof outboxPorts>,
  deliver: Deliver,
  signal = new AbortController().signal,
) => {
  const claim = await ports.store.claim("mail", new Date(), new Date(Date.now() + leaseTime));
  if (claim === undefined) throw new Error("nothing is due");
  return attemptDelivery(claim, deliver, ports, signal);
};

describe("an attempt to deliver", () => {
  it("is written down as delivered, with the moment", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail", "7QX2-M4KD");
    await attempt(setup, failingDelivery(0).deliver);
    expect(row.outcomes).toEqual([{ status: "delivered", at: new Date() }]);
    expect(setup.log.text()).toContain('"reference":"7QX2-M4KD"');
  });

  it("is retried after a failure, with waits that grow", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    const { deliver } = failingDelivery(Infinity);
    for (const longest of [10, 20, 40, 80, 160]) {
      const before = Date.now();
      await attempt(setup, deliver);
      expect(row.outcomes.at(-1)).toMatchObject({ status: "pending", error: "EDOWN" });
      expect(row.due.getTime() - before).toBeGreaterThanOrEqual((longest / 2) * second);
      expect(row.due.getTime() - before).toBeLessThanOrEqual(longest * second);
      jest.setSystemTime(row.due);
    }
  });

  it("is the last one at the age at which deliveries are given up, and the log says so", async () => {
    const setup = outboxPorts({});
    const row = Object.assign(setup.owe("mail"), { attempts: 4 });
    jest.setSystemTime(Date.now() + hour - 1);
    await attempt(setup, failingDelivery(1).deliver);
    expect(row.status).toBe("pending");
    jest.setSystemTime(row.due);
    await attempt(setup, failingDelivery(1).deliver);
    expect(row.outcomes.at(-1)).toEqual({ status: "failed", error: "EDOWN" });
    expect(setup.log.messages()).toEqual(["delivery failed, will be retried", "delivery given up"]);
  });

  it("is not the last one by age alone: the clock may have jumped", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    jest.setSystemTime(Date.now() + 400 * 24 * hour);
    for (let attempts = 1; attempts < 5; attempts += 1) {
      await attempt(setup, failingDelivery(1).deliver);
      expect(row).toMatchObject({ status: "pending", attempts });
      jest.setSystemTime(row.due);
    }
  });

  it("still delivers what is older than that", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    jest.setSystemTime(Date.now() + 2 * hour);
    await attempt(setup, failingDelivery(0).deliver);
    expect(row.status).toBe("delivered");
  });

  it("is the only one when no other can succeed, and the cause is named", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    const cause = Object.assign(new Error("no such mailbox"), { code: "EENVELOPE" });
    await attempt(setup, failingDelivery(1, new PermanentFailure("refused", { cause })).deliver);
    expect(row.outcomes).toEqual([{ status: "failed", error: "EENVELOPE" }]);
  });

  it("ends at a total limit of eleven minutes, and is retried", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    const done = attempt(setup, untilAborted);
    await jest.advanceTimersByTimeAsync(11 * minute - 1);
    expect(row.outcomes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await done).toBe(false);
    expect(row.outcomes).toMatchObject([{ status: "pending", error: "TimeoutError" }]);
  });

  it("is retried after hours when it was possibly delivered, and the log says so", async () => {
    const setup = outboxPorts({}, { giveUpAfter: 24 * 365 * hour });
    const row = setup.owe("mail");
    const cause = Object.assign(new Error("Timeout"), { code: "ETIMEDOUT" });
    const { deliver } = failingDelivery(Infinity, new PossiblyDelivered("no reply", { cause }));
    for (const longest of [4, 8, 16, 32, 32, 32]) {
      const before = Date.now();
      await attempt(setup, deliver);
      expect(row.outcomes.at(-1)).toMatchObject({ status: "pending", error: "possibly delivered: ETIMEDOUT" });
      expect(row.due.getTime() - before).toBeGreaterThanOrEqual((longest / 2) * hour);
      expect(row.due.getTime() - before).toBeLessThanOrEqual(longest * hour);
      jest.setSystemTime(row.due);
    }
    expect(setup.log.text()).toContain("possibly delivered: ETIMEDOUT");
  });

  it("says whether the signal cut it off, and logs the reference and the channel", async () => {
    const setup = outboxPorts({});
    const controller = new AbortController();
    const row = setup.owe("mail", "7QX2-M4KD");
    const done = attempt(setup, untilAborted, controller.signal);
    await jest.advanceTimersByTimeAsync(second);
    controller.abort();
    await jest.advanceTimersByTimeAsync(0);
    expect(await done).toBe(true);
    expect(row.outcomes).toMatchObject([{ status: "pending", error: "AbortError" }]);
    expect(setup.log.text()).toMatch(/"reference":"7QX2-M4KD","channel":"mail","msg":"delivery cut off"/);
  });

  it("logs neither what was to be delivered nor the words of the failure", async () => {
    const setup = outboxPorts({});
    const { enquiry } = Object.assign(setup.owe("mail"), { attempts: 4 });
    const failure = new Error(`rejected ${enquiry.email}: ${enquiry.message}`);
    for (const giveUpAfter of [hour, 0]) {
      const { deliver } = failingDelivery(1, failure);
      setup.ports.giveUpAfter = giveUpAfter;
      await attempt(setup, deliver);
      jest.setSystemTime(Date.now() + hour / 2);
    }
    for (const planted of ["planted", "Ashalata", "Raomandir", "98765"])
      expect(setup.log.text()).not.toContain(planted);
  });
});

describe("an outcome", () => {
  it("is written down once the store is back, and nothing is delivered twice", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    const { settle } = setup.ports.store;
    let away = 3;
    setup.ports.store.settle = (claim, outcome) =>
      away-- > 0 ? Promise.reject(new Error(claim.enquiry.email)) : settle(claim, outcome);
    const { deliver, calls } = failingDelivery(0);
    const done = attempt(setup, deliver);
    await jest.advanceTimersByTimeAsync(leaseTime * 2);
    await done;
    expect([row.status, calls.length, row.attempts]).toEqual(["delivered", 1, 1]);
    expect(setup.log.text()).not.toContain("planted");
  });

  it("is given up after an hour in which the store was away, and the log names the enquiry", async () => {
    const setup = outboxPorts({});
    setup.owe("mail", "7QX2-M4KD");
    setup.ports.store.settle = () => Promise.reject(new Error("away"));
    const done = attempt(setup, failingDelivery(0).deliver);
    await jest.advanceTimersByTimeAsync(hour + 5 * second);
    expect(await done).toBe(false);
    expect(setup.log.text()).toMatch(
      /"reference":"7QX2-M4KD".*"msg":"storing the outcome of a delivery failed: given up/,
    );
  });

  it("is tried once more when the signal aborts, and then given up", async () => {
    const setup = outboxPorts({});
    const controller = new AbortController();
    setup.owe("mail");
    setup.ports.store.settle = () => Promise.reject(new Error("away"));
    const done = attempt(setup, failingDelivery(0).deliver, controller.signal);
    await jest.advanceTimersByTimeAsync(second);
    controller.abort();
    await jest.advanceTimersByTimeAsync(5 * second);
    expect(await done).toBe(true);
  });

  it("is left to whom the delivery belongs by now", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    await attempt(setup, () => Promise.resolve(void (row.lease = "of another process")));
    expect(row.outcomes).toEqual([]);
    expect(setup.log.messages()).toContain("another worker has taken the delivery over");
  });
});

describe("a claim", () => {
  it("is renewed for as long as delivering takes, and no longer", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 10 * leaseTime));
    const done = attempt(setup, slow);
    for (let passed = 0; passed < 10 * leaseTime; passed += second) {
      expect(row.leaseUntil?.getTime()).toBeGreaterThan(Date.now());
      await jest.advanceTimersByTimeAsync(second);
    }
    await done;
    expect(row.status).toBe("delivered");
    expect(jest.getTimerCount()).toBe(0);
  });

  it("that cannot be renewed does not end the attempt", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    setup.ports.store.renew = () => Promise.reject(new Error("away"));
    const done = attempt(setup, () => new Promise((resolve) => void setTimeout(resolve, leaseTime)));
    await jest.advanceTimersByTimeAsync(leaseTime);
    await done;
    expect(row.status).toBe("delivered");
  });
});

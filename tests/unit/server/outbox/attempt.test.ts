import { attemptDelivery, type Deliver, leaseTime, PermanentFailure } from "../../../../src/server/outbox/attempt";
import { failingDelivery, hour, outboxPorts, second } from "../support/outbox-ports";

jest.mock("node:timers/promises", () => jest.requireActual<object>("../support/fake-sleep"));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Claims what is owed and attempts to deliver it. */
const attempt = async ({ ports }: ReturnType<typeof outboxPorts>, deliver: Deliver) => {
  const claim = await ports.store.claim("mail", new Date(), new Date(Date.now() + leaseTime));
  if (claim === undefined) throw new Error("nothing is due");
  return attemptDelivery(claim, deliver, ports);
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
    const row = setup.owe("mail");
    jest.setSystemTime(Date.now() + hour - 1);
    await attempt(setup, failingDelivery(1).deliver);
    expect(row.status).toBe("pending");
    jest.setSystemTime(row.due);
    await attempt(setup, failingDelivery(1).deliver);
    expect(row.outcomes.at(-1)).toEqual({ status: "failed", error: "EDOWN" });
    expect(setup.log.messages()).toEqual(["delivery failed, will be retried", "delivery given up"]);
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

  it("logs neither what was to be delivered nor the words of the failure", async () => {
    const setup = outboxPorts({});
    const { enquiry } = setup.owe("mail");
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

  it("is left to whom the delivery belongs by now", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    await attempt(setup, () => Promise.resolve(void (row.lease = "of another process")));
    expect(row.outcomes).toEqual([]);
    expect(setup.log.messages()).toContain("a delivery was no longer ours");
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

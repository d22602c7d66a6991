import { PossiblyDelivered } from "../../../../src/server/mail/mailer";
import { attemptDelivery, type Deliver, leaseEnd, PermanentFailure } from "../../../../src/server/outbox/attempt";
import { failingDelivery, hour, minute, outboxPorts, second, untilAborted } from "../support/outbox-ports";

jest.mock("node:timers/promises", () => jest.requireActual<object>("../support/fake-sleep"));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Claims a pending delivery and attempts it. */
const attempt = async (
  { ports }: ReturnType<typeof outboxPorts>,
  deliver: Deliver,
  signal = new AbortController().signal,
) => {
  const claim = await ports.store.claim("mail", new Date(), leaseEnd(ports));
  if (claim === undefined) throw new Error("nothing is due");
  return attemptDelivery(claim, deliver, ports, signal);
};

describe("a delivery attempt", () => {
  const cause = Object.assign(new Error("Timeout"), { code: "ETIMEDOUT" });

  it.each([
    ["after seconds", cause, "ETIMEDOUT", [10, 20, 40, 80, 160, 320, 640, 640].map((wait) => wait * second)],
    [
      "after hours when it was possibly delivered",
      new PossiblyDelivered("no reply", { cause }),
      "possibly delivered: ETIMEDOUT",
      [4 * hour, 8 * hour, 16 * hour, 32 * hour, 32 * hour],
    ],
  ])("is retried %s, with exponential backoff, and the log has the cause", async (_when, failure, error, waits) => {
    const setup = outboxPorts({}, { OUTBOX_GIVE_UP_HOURS: 24 * 365 });
    const row = setup.owe("mail");
    const { deliver } = failingDelivery(Infinity, failure);
    for (const longest of waits) {
      const before = Date.now();
      await attempt(setup, deliver);
      expect(row.outcomes.at(-1)).toMatchObject({ status: "pending", error });
      expect(row.due.getTime() - before).toBeGreaterThanOrEqual(longest / 2);
      expect(row.due.getTime() - before).toBeLessThanOrEqual(longest);
      jest.setSystemTime(row.due);
    }
    expect(setup.log.text()).toContain(error);
  });

  it("is the last one once the delivery is too old, and the log says that it was given up", async () => {
    const setup = outboxPorts({});
    const row = Object.assign(setup.owe("mail"), { attempts: 4 });
    jest.setSystemTime(Date.now() + hour - 1);
    await attempt(setup, failingDelivery(1).deliver);
    expect(row.status).toBe("pending");
    jest.setSystemTime(row.due);
    await attempt(setup, failingDelivery(1).deliver);
    expect(row.outcomes.at(-1)).toEqual({ status: "failed", error: "EDOWN" });
    expect(setup.log.messages()).toEqual(["delivery failed, will be retried", "delivery given up"]);
    expect(setup.log.text().split(row.enquiry.reference)).toHaveLength(3);
    expect(setup.log.text()).not.toMatch(/Ashalata|Raomandir|planted|98765/);
  });

  it("is not the last one by age alone, since the clock may have jumped", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    jest.setSystemTime(Date.now() + 400 * 24 * hour);
    await attempt(setup, failingDelivery(1).deliver);
    expect(row).toMatchObject({ status: "pending", attempts: 1 });
  });

  it("is not retried after a permanent failure, whose cause is stored", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    const cause = Object.assign(new Error("no such mailbox"), { code: "EENVELOPE" });
    await attempt(setup, failingDelivery(1, new PermanentFailure("refused", { cause })).deliver);
    expect(row.outcomes).toEqual([{ status: "failed", error: "EENVELOPE" }]);
  });

  it("times out within its lease, and is retried", async () => {
    const setup = outboxPorts({});
    const row = setup.owe("mail");
    const done = attempt(setup, untilAborted);
    await jest.advanceTimersByTimeAsync(minute - 1);
    expect((row.leaseUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThanOrEqual(minute);
    expect(row.outcomes).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(await done).toEqual({ status: "pending", isCut: false });
    expect(row.outcomes).toMatchObject([{ status: "pending", error: "TimeoutError" }]);
  });
});

it("retries storing an outcome until the database is back or the process stops, and does not deliver twice", async () => {
  const setup = outboxPorts({});
  const row = setup.owe("mail");
  const { settle } = setup.ports.store;
  let away = 9;
  setup.ports.store.settle = (claim, outcome) =>
    away-- > 0 ? Promise.reject(new Error(claim.enquiry.email)) : settle(claim, outcome);
  const { deliver, references } = failingDelivery(0);
  const done = attempt(setup, deliver);
  await jest.advanceTimersByTimeAsync(30 * second);
  await done;
  expect([row.status, references().length, row.attempts]).toEqual(["delivered", 1, 1]);
  expect(setup.log.text()).not.toContain("planted");
  for (const isCut of [false, true]) {
    if (isCut) away = Infinity;
    setup.owe("mail");
    expect(await attempt(setup, deliver, AbortSignal.abort())).toEqual({ status: "delivered", isCut });
  }
});

import type { Deliver } from "../../../../src/server/outbox/attempt";
import { createOutbox } from "../../../../src/server/outbox/outbox";
import { failingDelivery, hour, minute, outboxPorts, second, untilAborted } from "../support/outbox-ports";

jest.mock("node:timers/promises", () => jest.requireActual<object>("../support/fake-sleep"));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const never = () => new Promise<void>(() => undefined);

describe("a started outbox", () => {
  it("delivers what is due, one after the other and each once", async () => {
    const { deliver, references } = failingDelivery(0);
    const { ports, owe } = outboxPorts({ mail: deliver });
    for (const reference of ["one", "two", "three"]) owe("mail", reference);
    createOutbox(ports).start();
    await pass(hour);
    expect(references()).toEqual(["one", "two", "three"]);
  });

  it("delivers as soon as it is woken and there is quiet", async () => {
    const { deliver, references } = failingDelivery(0);
    const { ports, owe } = outboxPorts({ mail: deliver });
    const outbox = createOutbox(ports);
    outbox.start();
    await pass(second);
    owe("mail", "new");
    outbox.wake();
    await pass(199);
    expect(references()).toEqual([]);
    await pass(1);
    expect(references()).toEqual(["new"]);
  });

  it("finds by itself what another process stored, within five seconds", async () => {
    const { deliver, references } = failingDelivery(0);
    const { ports, owe } = outboxPorts({ mail: deliver });
    createOutbox(ports).start();
    await pass(second);
    owe("mail", "new");
    await pass(5 * second);
    expect(references()).toEqual(["new"]);
  });

  it("retries until it is delivered", async () => {
    const { deliver, calls } = failingDelivery(4);
    const { ports, owe } = outboxPorts({ mail: deliver });
    const row = owe("mail");
    createOutbox(ports).start();
    await pass(hour);
    expect(row.status).toBe("delivered");
    const waits = calls.slice(1).map(({ at }, index) => at - (calls[index]?.at ?? 0));
    expect(waits).toHaveLength(4);
    expect(waits).toEqual([...waits].sort((one, other) => one - other));
  });

  it("gives up in the end", async () => {
    const { deliver, calls } = failingDelivery(Infinity);
    const { ports, owe } = outboxPorts({ mail: deliver });
    const row = owe("mail");
    createOutbox(ports).start();
    await pass(3 * hour);
    expect(row.status).toBe("failed");
    const attempts = calls.length;
    await pass(24 * hour);
    expect(calls).toHaveLength(attempts);
  });

  it("holds up no channel for another one's failures or slowness", async () => {
    const webhook = failingDelivery(Infinity);
    const acknowledgement = failingDelivery(0);
    const { ports, owe } = outboxPorts({
      mail: never,
      webhook: webhook.deliver,
      acknowledgement: acknowledgement.deliver,
    });
    for (const channel of ["mail", "webhook", "acknowledgement"] as const) owe(channel, "one");
    createOutbox(ports).start();
    await pass(second);
    expect([webhook.references(), acknowledgement.references()]).toEqual([["one"], ["one"]]);
  });

  it("delivers beside deliveries that are slow, up to four at a time", async () => {
    const references: string[] = [];
    const slow: Deliver = (enquiry, signal) => {
      references.push(enquiry.reference);
      return enquiry.reference === "fast" ? Promise.resolve() : untilAborted(enquiry, signal);
    };
    const { ports, owe } = outboxPorts({ mail: slow }, { giveUpAfter: 0 });
    for (const reference of ["slow 1", "fast", "slow 2", "slow 3", "slow 4", "last"]) owe("mail", reference);
    createOutbox(ports).start();
    await pass(second);
    expect(references).toEqual(["slow 1"]);
    await pass(minute);
    expect(references).toEqual(["slow 1", "fast", "slow 2", "slow 3", "slow 4"]);
    await pass(11 * minute);
    expect(references).toContain("last");
  });

  it("leaves alone what it has no way to deliver", async () => {
    const { ports, owe } = outboxPorts({ mail: failingDelivery(0).deliver });
    const row = owe("webhook");
    createOutbox(ports).start();
    await pass(hour);
    expect([row.status, row.attempts]).toEqual(["pending", 0]);
  });

  it("goes on when the store is back, having said once that it was away", async () => {
    const { deliver, references } = failingDelivery(0);
    const { ports, owe, log } = outboxPorts({ mail: deliver });
    const { claim } = ports.store;
    owe("mail", "one");
    ports.store.claim = () => Promise.reject(new Error("away"));
    createOutbox(ports).start();
    await pass(hour);
    expect(log.messages()).toEqual(["the outbox cannot be read"]);
    ports.store.claim = claim;
    await pass(5 * second);
    expect(references()).toEqual(["one"]);
  });

  it("never delivers what another outbox has claimed, however long that takes", async () => {
    const other = failingDelivery(0);
    const { ports, owe } = outboxPorts({ mail: never });
    owe("mail");
    createOutbox(ports).start();
    await pass(0);
    createOutbox({ ...ports, deliver: { mail: other.deliver } }).start();
    await pass(hour);
    expect(other.calls).toEqual([]);
  });
});

describe("stopping", () => {
  it("waits for the attempt under way, and delivers nothing after it", async () => {
    const slow = () => new Promise<void>((resolve) => void setTimeout(resolve, 20 * second));
    const { ports, owe } = outboxPorts({ mail: slow });
    const [first, other] = [owe("mail"), owe("mail")];
    const outbox = createOutbox(ports);
    outbox.start();
    await pass(second);
    let stopped = false;
    const stopping = outbox.stop().then(() => (stopped = true));
    await pass(18 * second);
    expect(stopped).toBe(false);
    await pass(second);
    await stopping;
    await pass(hour);
    expect([first.status, other.status, other.attempts]).toEqual(["delivered", "pending", 0]);
  });

  it("cuts off what is in flight after a minute, says how many, and stores their outcomes", async () => {
    const { ports, owe, log } = outboxPorts({ mail: untilAborted, webhook: untilAborted });
    const rows = [owe("mail", "one"), owe("webhook", "two")];
    const outbox = createOutbox(ports);
    outbox.start();
    await pass(second);
    const stopping = outbox.stop();
    await pass(minute - 1);
    expect(rows.map(({ outcomes }) => outcomes)).toEqual([[], []]);
    await pass(1);
    expect(await stopping).toBe(2);
    expect(rows.map(({ status, lease }) => [status, lease])).toEqual([
      ["pending", ""],
      ["pending", ""],
    ]);
    expect(log.text()).toMatch(/"reference":"one","channel":"mail","msg":"delivery cut off"/);
    expect(log.text()).toMatch(/"reference":"two","channel":"webhook","msg":"delivery cut off"/);
  });

  it("takes no time when nothing is in flight, and cuts nothing off", async () => {
    const { ports } = outboxPorts({ mail: untilAborted });
    const outbox = createOutbox(ports);
    outbox.start();
    await pass(second);
    const stopping = outbox.stop();
    await pass(200);
    expect(await stopping).toBe(0);
  });
});

import type { Deliver } from "../../../../src/server/outbox/attempt";
import { createOutbox } from "../../../../src/server/outbox/outbox";
import { failingDelivery, hour, minute, outboxPorts, second, untilAborted } from "../support/outbox-ports";

jest.mock("node:timers/promises", () => jest.requireActual<object>("../support/fake-sleep"));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);
const never = () => new Promise<void>(() => undefined);

describe("a started outbox", () => {
  it("delivers a newly stored enquiry within a second", async () => {
    const { deliver, references } = failingDelivery(0);
    const { ports, owe } = outboxPorts({ mail: deliver });
    createOutbox(ports).start();
    await pass(minute);
    owe("mail", "new");
    await pass(second);
    expect(references()).toEqual(["new"]);
  });

  it("retries pending deliveries as soon as one succeeds, at most once a minute", async () => {
    let isAway = true;
    const tried: string[] = [];
    const deliver: Deliver = ({ reference }) => {
      tried.push(reference);
      return isAway || reference === "refused" ? Promise.reject(new Error("away")) : Promise.resolve();
    };
    const { ports, owe } = outboxPorts({ mail: deliver }, { OUTBOX_RETRY_MS: hour, OUTBOX_GIVE_UP_HOURS: 24 });
    const rows = ["one", "two", "refused"].map((reference) => owe("mail", reference));
    createOutbox(ports).start();
    await pass(second);
    isAway = false;
    for (const reference of ["three", "four"]) {
      rows.push(owe("mail", reference));
      await pass(2 * second);
    }
    expect(rows.map(({ status }) => status)).toEqual(["delivered", "delivered", "pending", "delivered", "delivered"]);
    expect(tried.filter((reference) => reference === "refused")).toHaveLength(2);
  });

  it("makes deliveries that an earlier process left waiting as soon as one succeeds", async () => {
    const { deliver, references } = failingDelivery(0);
    const { ports, owe } = outboxPorts({ mail: deliver });
    owe("mail", "waiting").due = new Date(Date.now() + hour);
    owe("mail", "new");
    createOutbox(ports).start();
    await pass(2 * second);
    expect(references()).toEqual(["new", "waiting"]);
  });

  it("makes waiting deliveries at the next success if the store failed at the first", async () => {
    const { deliver, references } = failingDelivery(0);
    const { ports, owe } = outboxPorts({ mail: deliver });
    owe("mail", "waiting").due = new Date(Date.now() + hour);
    owe("mail", "new");
    jest.spyOn(ports.store, "retryWaiting").mockRejectedValueOnce(new Error("away"));
    createOutbox(ports).start();
    await pass(2 * second);
    owe("mail", "newer");
    await pass(2 * second);
    expect(references()).toEqual(["new", "newer", "waiting"]);
  });

  it("does not delay a channel when another one fails or is slow", async () => {
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

  it("runs up to four deliveries at a time, so that a slow one does not block others", async () => {
    const references: string[] = [];
    const slow: Deliver = (enquiry, signal) => {
      references.push(enquiry.reference);
      return enquiry.reference === "fast" ? Promise.resolve() : untilAborted(enquiry, signal);
    };
    const { ports, owe } = outboxPorts({ mail: slow }, { OUTBOX_GIVE_UP_HOURS: 0 });
    owe("mail", "slow 1");
    createOutbox(ports).start();
    await pass(second);
    for (const reference of ["fast", "slow 2", "slow 3", "slow 4", "last"]) owe("mail", reference);
    await pass(second);
    expect(references).toEqual(["slow 1", "fast", "slow 2", "slow 3", "slow 4"]);
    await pass(minute);
    expect(references).toContain("last");
  });

  it("resumes when the store is back, and logs its failure once", async () => {
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
    ports.store.claim = () => Promise.reject(new Error("away"));
    await pass(5 * second);
    expect(log.messages().filter((message) => message === "the outbox cannot be read")).toHaveLength(2);
  });
});

it("stopping aborts deliveries in flight after a minute, returns their number and stores the outcomes", async () => {
  const { ports, owe, log } = outboxPorts({ mail: untilAborted, webhook: untilAborted }, { DELIVERY_TIMEOUT_MS: hour });
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

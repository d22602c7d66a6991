import { submitEnquiry } from "../../../src/server/submit-enquiry";
import { memoryPorts, written } from "./support/submit-ports";

const address = "203.0.113.7";
const keyed = { ...written, idempotencyKey: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" };

describe("an enquiry that is sent again with its key", () => {
  it("gets the same reference, and is not stored again", async () => {
    const { ports, stored } = memoryPorts();
    const first = await submitEnquiry(keyed, address, ports);
    expect(await submitEnquiry(keyed, address, ports)).toEqual(first);
    expect(stored).toHaveLength(1);
  });

  it("gets its reference although its client has sent too many by now", async () => {
    const { ports } = memoryPorts();
    const first = await submitEnquiry(keyed, address, ports);
    const limited = { ...ports, limiter: { consume: () => Promise.resolve(60) } };
    expect(await submitEnquiry(keyed, address, limited)).toEqual(first);
  });

  it("is stored and counted once when ten come at once", async () => {
    const { ports, stored, counted } = memoryPorts();
    const all = await Promise.all(Array.from({ length: 10 }, () => submitEnquiry(keyed, address, ports)));
    expect([stored.length, counted.length]).toEqual([1, 1]);
    for (const one of all) expect(one).toEqual({ outcome: "accepted", reference: stored[0]?.enquiry.reference });
  });

  it("gets the reference of another process that stored it first", async () => {
    const add = () => Promise.resolve({ reference: "0000-0001", duplicate: true });
    const { ports } = memoryPorts({ store: { add, referenceOf: () => Promise.resolve(undefined) } });
    expect(await submitEnquiry(keyed, address, ports)).toEqual({ outcome: "accepted", reference: "0000-0001" });
  });

  it("leaves nothing behind in the process", async () => {
    const { ports } = memoryPorts();
    await Promise.all([submitEnquiry(keyed, address, ports), submitEnquiry(keyed, address, ports)]);
    expect(ports.inFlight.size).toBe(0);
    const away = { ...ports, store: { ...ports.store, referenceOf: () => Promise.reject(new Error("away")) } };
    await submitEnquiry({ ...keyed, idempotencyKey: "another" }, address, away);
    expect(ports.inFlight.size).toBe(0);
  });
});

describe("enquiries that are not the same", () => {
  it("are stored each when their keys differ", async () => {
    const { ports, stored } = memoryPorts();
    const keys = ["one", "two", "three"];
    await Promise.all(keys.map((idempotencyKey) => submitEnquiry({ ...written, idempotencyKey }, address, ports)));
    expect(stored.map(({ enquiry }) => enquiry.idempotencyKey)).toEqual(keys);
  });

  it("are stored each when they have no key", async () => {
    const { ports, stored, counted } = memoryPorts();
    await Promise.all([1, 2, 3].map(() => submitEnquiry(written, address, ports)));
    expect([stored.length, counted.length]).toEqual([3, 3]);
    expect(new Set(stored.map(({ enquiry }) => enquiry.reference)).size).toBe(3);
  });
});

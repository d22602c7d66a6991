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

  it("is released when its first sending was quarantined and this one is not suspicious", async () => {
    const { ports, stored, released } = memoryPorts();
    await submitEnquiry({ ...keyed, website: "x" }, address, ports);
    await submitEnquiry({ ...keyed, website: "x" }, address, ports);
    expect(released).toEqual([]);
    await submitEnquiry(keyed, address, ports);
    expect(released).toEqual([stored[0]?.enquiry.reference]);
  });
});

describe("enquiries that are not the same", () => {
  it("are stored each when their keys differ", async () => {
    const { ports, stored } = memoryPorts();
    const keys = ["one", "two", "three"];
    await Promise.all(keys.map((idempotencyKey) => submitEnquiry({ ...written, idempotencyKey }, address, ports)));
    expect(stored.map(({ enquiry }) => enquiry.idempotencyKey?.split(" ")[0])).toEqual(keys);
  });

  it.each(["message", "email", "service"])("are stored each when they share a key and differ in %s", async (field) => {
    const { ports, stored } = memoryPorts();
    await submitEnquiry(keyed, address, ports);
    await submitEnquiry({ ...keyed, [field]: "other@example.org" }, address, ports);
    expect(stored).toHaveLength(2);
    expect(new Set(stored.map(({ enquiry }) => enquiry.idempotencyKey)).size).toBe(2);
  });

  it("are stored each when they have no key", async () => {
    const { ports, stored, counted } = memoryPorts();
    await Promise.all([1, 2, 3].map(() => submitEnquiry(written, address, ports)));
    expect([stored.length, counted.length]).toEqual([3, 3]);
    expect(new Set(stored.map(({ enquiry }) => enquiry.reference)).size).toBe(3);
  });
});

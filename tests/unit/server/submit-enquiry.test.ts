import { setImmediate } from "node:timers/promises";
import { enquiryFields } from "../../../src/domain/enquiry/fields";
import { submitEnquiry } from "../../../src/server/submit-enquiry";
import { memoryPorts, now, written } from "./support/submit-ports";

const address = "203.0.113.7";
const reference = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string;

describe("an enquiry that is sent", () => {
  it("is stored with its deliveries, and its reference is given", async () => {
    const { ports, stored } = memoryPorts();
    const submission = await submitEnquiry({ ...written, form: "contact", utm_source: "news" }, address, ports);
    expect(submission).toEqual({ outcome: "accepted", reference: stored[0]?.enquiry.reference });
    expect(stored).toHaveLength(1);
    expect(stored[0]?.channels).toEqual(["mail", "webhook"]);
    expect(stored[0]?.enquiry).toMatchObject({
      ...written,
      reference,
      form: "contact",
      receivedAt: now,
      attribution: { utm_source: "news" },
      quarantineReasons: [],
    });
  });

  it("is stored without what only travels with it, and with a hash in the place of the address", async () => {
    const { ports, stored } = memoryPorts();
    await submitEnquiry({ ...written, token: "a.b", website: "" }, address, ports);
    const enquiry = stored[0]?.enquiry;
    for (const name of ["token", "website", "baited"]) expect(enquiry).not.toHaveProperty(name);
    expect(enquiry?.clientHash).toMatch(/^[0-9a-f]{32}$/);
    expect(JSON.stringify(enquiry)).not.toContain(address);
  });

  it("wakes the outbox, once it is stored", async () => {
    const { ports, stored, wake } = memoryPorts();
    wake.mockImplementation(() => expect(stored).toHaveLength(1));
    await submitEnquiry(written, address, ports);
    await setImmediate();
    expect(wake).toHaveBeenCalledTimes(1);
  });

  it("is refused with the problem of each field, counted and not stored", async () => {
    const { ports, stored, counted, wake } = memoryPorts();
    const submission = await submitEnquiry({ ...written, email: "nobody", message: " " }, address, ports);
    expect(submission).toEqual({ outcome: "invalid", problems: { email: "invalid", message: "missing" } });
    await setImmediate();
    expect([stored.length, counted.length]).toEqual([0, 1]);
    expect(wake).not.toHaveBeenCalled();
  });

  it("is held back when it is invalid and its client sent too many", async () => {
    const { ports } = memoryPorts({ limiter: { consume: () => Promise.resolve(90) } });
    const submission = await submitEnquiry({ ...written, email: "nobody" }, address, ports);
    expect(submission).toEqual({ outcome: "limited", retryAfter: 90 });
  });

  it("is told what is wrong with it while the store is away", async () => {
    const { ports } = memoryPorts({ secret: () => Promise.reject(new Error("away")) });
    const submission = await submitEnquiry({ ...written, email: "nobody" }, address, ports);
    expect(submission).toEqual({ outcome: "invalid", problems: { email: "invalid" } });
  });

  it.each(["", "a\u0000b", "\uD800", "é", "x".repeat(129), "a\n", null, 7])(
    "is refused with an idempotency key other than 1 to 128 printable ASCII characters: %j",
    async (idempotencyKey) => {
      const { ports, stored } = memoryPorts();
      const submission = await submitEnquiry({ ...written, idempotencyKey }, address, ports);
      expect(submission).toEqual({ outcome: "invalid", problems: { idempotencyKey: "invalid" } });
      expect(stored).toEqual([]);
    },
  );

  it.each([undefined, null, 7, "text", [], {}])("is refused when it is no enquiry at all: %j", async (input) => {
    const submission = await submitEnquiry(input, address, memoryPorts().ports);
    const missing = Object.fromEntries(enquiryFields.filter((name) => name !== "phone").map((f) => [f, "missing"]));
    expect(submission).toEqual({ outcome: "invalid", problems: missing });
  });

  it("is held back when its client sent too many, with the time to wait", async () => {
    const { ports, stored, wake } = memoryPorts({ limiter: { consume: () => Promise.resolve(90) } });
    expect(await submitEnquiry(written, address, ports)).toEqual({ outcome: "limited", retryAfter: 90 });
    await setImmediate();
    expect(stored).toEqual([]);
    expect(wake).not.toHaveBeenCalled();
  });

  it("is counted by the hash of its client, which is the one it is stored with", async () => {
    const { ports, stored, counted } = memoryPorts();
    await submitEnquiry(written, address, ports);
    await submitEnquiry(written, address, ports);
    await submitEnquiry(written, "203.0.113.8", ports);
    expect(counted).toEqual(stored.map(({ enquiry }) => enquiry.clientHash));
    expect(new Set(counted).size).toBe(2);
  });

  it("is accepted when the limiter is out of reach", async () => {
    const consume = () => Promise.reject(new Error("away"));
    const { ports, stored } = memoryPorts({ limiter: { consume } });
    expect(await submitEnquiry(written, address, ports)).toEqual({ outcome: "accepted", reference });
    expect(stored).toHaveLength(1);
  });

  it("is told that the store is unavailable, and may be sent again", async () => {
    const { ports, stored } = memoryPorts();
    const away = { ...ports, store: { ...ports.store, add: () => Promise.reject(new Error("away")) } };
    const input = { ...written, idempotencyKey: "one" };
    expect(await submitEnquiry(input, address, away)).toEqual({ outcome: "unavailable" });
    expect(await submitEnquiry(input, address, ports)).toEqual({ outcome: "accepted", reference });
    expect(stored).toHaveLength(1);
  });
});

import { setImmediate } from "node:timers/promises";
import fc from "fast-check";
import { enquiryFields } from "../../../src/domain/enquiry/fields";
import { submitEnquiry, type SubmitPorts } from "../../../src/server/submit-enquiry";
import { memoryPorts, written } from "./support/submit-ports";

const address = "203.0.113.7";
const keyed = { ...written, idempotencyKey: "one" };

/** Databases quote in their messages what they were given. */
const failure = Object.assign(new Error(`refused: ${JSON.stringify(keyed)}`), { detail: keyed, code: "XX000" });
const throws = () => {
  throw failure;
};
const rejects = () => Promise.reject(failure);

const failing: [string, (ports: SubmitPorts, fails: typeof throws | typeof rejects) => Partial<SubmitPorts>][] = [
  ["store.add", ({ store }, fails) => ({ store: { ...store, add: fails } })],
  [
    "store.referenceOf",
    ({ store }, fails) => ({
      store: { ...store, referenceOf: fails },
      // A known key counts for more than the limit, so it is looked up at the latest now.
      limiter: { consume: () => Promise.resolve(60) },
    }),
  ],
  ["limiter", (_ports, fails) => ({ limiter: { consume: fails } })],
  ["secret", (_ports, fails) => ({ secret: fails })],
  ["clock", () => ({ clock: throws })],
];

describe("a part that fails", () => {
  it.each(failing)("never makes the pipeline throw, nor personal data be logged: %s", async (_name, broken) => {
    for (const fails of [throws, rejects]) {
      const { ports, log } = memoryPorts();
      const { outcome } = await submitEnquiry(keyed, address, { ...ports, ...broken(ports, fails) });
      expect(["accepted", "unavailable"]).toContain(outcome);
      expect(log.text()).toContain("XX000");
      for (const field of enquiryFields) expect(log.text()).not.toContain(written[field]);
    }
  });

  it("makes nothing of an error that is none", async () => {
    const { ports, log } = memoryPorts();
    const add = () => Promise.reject(written.email as unknown as Error);
    const away = { ...ports, store: { ...ports.store, add } };
    expect(await submitEnquiry(keyed, address, away)).toEqual({ outcome: "unavailable" });
    expect(log.text()).toContain('"error":"unknown"');
    expect(log.text()).not.toContain(written.email);
  });
});

describe("the log", () => {
  it.each([
    ["accepted", written, {}],
    ["accepted", { ...written, website: "x" }, {}],
    ["invalid", { ...written, message: "" }, {}],
    ["limited", written, { limiter: { consume: () => Promise.resolve(60) } }],
    ["unavailable", written, { secret: rejects }],
  ])("names nobody when an enquiry is %s", async (outcome, input, wanted) => {
    const { ports, log } = memoryPorts(wanted);
    expect((await submitEnquiry(input, address, ports)).outcome).toBe(outcome);
    await setImmediate();
    for (const field of enquiryFields) expect(log.text()).not.toContain(written[field]);
    expect(log.text()).not.toContain(address);
  });

  it("has the reference of an enquiry that was stored", async () => {
    const { ports, stored, log } = memoryPorts();
    expect((await submitEnquiry(written, address, ports)).outcome).toBe("accepted");
    // Only then: a log that throws must not turn a stored enquiry into a failure.
    expect(log.text()).toBe("");
    await setImmediate();
    expect(log.text()).toContain(`"reference":"${stored[0]?.enquiry.reference ?? "none"}"`);
  });
});

describe("whatever is sent", () => {
  it("has an outcome that can be told", async () => {
    const anything = fc.oneof(fc.anything(), fc.record(Object.fromEntries(enquiryFields.map((f) => [f, fc.string()]))));
    await fc.assert(
      fc.asyncProperty(anything, fc.string(), async (input, from) => {
        const { ports } = memoryPorts();
        expect(["accepted", "invalid"]).toContain((await submitEnquiry(input, from, ports)).outcome);
      }),
      { numRuns: 500 },
    );
  });
});

import fc from "fast-check";
import { submitEnquiry } from "../../../src/server/submit-enquiry";
import { memoryPorts, written } from "../../unit/server/support/submit-ports";
import type { StoreFixture } from "./store-fixture";

const address = "203.0.113.7";

/** Keys that databases are known to alter, and ordinary ones. */
const anyKey = fc.oneof(
  fc.string({ unit: "binary", maxLength: 130 }),
  fc.string({ unit: fc.constantFrom("\u0000", "\uD800", "\uDC00", "\r", " ", "%", "'", "é", "a") }),
  fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 128 }),
);

/** Idempotency keys, from what a client sends to the database. */
export const describeIdempotency = ({ store }: StoreFixture): void => {
  const submit = (input: object) =>
    submitEnquiry({ ...written, ...input }, address, memoryPorts({ store: store() }).ports);

  test("returns the same reference or the same rejection when any key is sent twice", async () => {
    await fc.assert(
      fc.asyncProperty(anyKey, async (idempotencyKey) => {
        const first = await submit({ idempotencyKey });
        expect(["accepted", "invalid"]).toContain(first.outcome);
        expect(await submit({ idempotencyKey })).toEqual(first);
      }),
      { numRuns: 100 },
    );
  });

  test("stores a different enquiry with a known key, and recognises repetitions of each", async () => {
    const first = await submit({ idempotencyKey: "1" });
    const second = await submit({ idempotencyKey: "1", message: "Another question." });
    const third = await submit({ idempotencyKey: "1", company: "Lamp Shop" });
    expect(new Set([first, second, third].map((one) => "reference" in one && one.reference)).size).toBe(3);
    expect(await submit({ idempotencyKey: "1" })).toEqual(first);
    expect(await submit({ idempotencyKey: "1", message: "Another question." })).toEqual(second);
    expect(await store().list()).toHaveLength(3);
  });
};

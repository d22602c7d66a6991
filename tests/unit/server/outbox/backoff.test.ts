import fc from "fast-check";
import { backoff } from "../../../../src/server/outbox/backoff";

const attempts = fc.integer({ min: 1, max: 10_000 });
const first = fc.integer({ min: 10, max: 3_600_000 });
const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe("the wait before the next attempt", () => {
  it("doubles with each attempt when nothing is left to chance", () => {
    const waits = Array.from({ length: 9 }, (_one, index) => backoff(index + 1, 1000, 0));
    expect(waits).toEqual([500, 1000, 2000, 4000, 8000, 16_000, 32_000, 32_000, 32_000]);
  });

  it("is between half and all of the doubled wait, and never longer than 64 times the first", () => {
    fc.assert(
      fc.property(attempts, first, random, (count, start, chance) => {
        const whole = start * Math.min(2 ** (count - 1), 64);
        const wait = backoff(count, start, chance);
        expect(Number.isSafeInteger(wait)).toBe(true);
        expect(wait).toBeGreaterThanOrEqual(Math.floor(whole / 2));
        expect(wait).toBeLessThanOrEqual(whole);
      }),
      { numRuns: 1000 },
    );
  });

  it("is never shorter after one more attempt, whatever chance says", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), first, random, random, (count, start, chance, other) => {
        expect(backoff(count + 1, start, other)).toBeGreaterThanOrEqual(backoff(count, start, chance));
      }),
    );
  });

  it("is not the same for all that failed together", () => {
    expect([0, 0.25, 0.5, 0.75].map((chance) => backoff(3, 1000, chance))).toEqual([2000, 2500, 3000, 3500]);
  });
});

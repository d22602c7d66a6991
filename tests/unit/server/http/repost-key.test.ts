import { repostKey } from "../../../../src/server/http/repost-key";
import { now, written } from "../support/submit-ports";

const address = "203.0.113.7";
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const key = repostKey(written, address, now);

describe("the key of a form that has none", () => {
  it("is the same when the form is sent again within minutes, in whatever order", () => {
    expect(repostKey({ ...written }, address, later(9))).toBe(key);
    expect(repostKey(Object.fromEntries(Object.entries(written).reverse()), address, now)).toBe(key);
  });

  it("is another one for other words, another client and another time", () => {
    const others = [
      repostKey({ ...written, message: "Other words." }, address, now),
      repostKey({ ...written, extra: "" }, address, now),
      repostKey(written, "203.0.113.8", now),
      repostKey(written, address, later(10)),
    ];
    expect(new Set([key, ...others]).size).toBe(5);
  });

  it("does not confuse two fields with one", () => {
    expect(repostKey({ a: "b,c" }, address, now)).not.toBe(repostKey({ a: "b", c: "" }, address, now));
  });

  it("says nothing of what it was made from, and fits where keys are kept", () => {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
  });
});

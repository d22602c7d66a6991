import { repostKey } from "../../../../src/server/http/repost-key";
import { now } from "../support/submit-ports";

const client = "0123456789abcdef0123456789abcdef";
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const key = repostKey(client, now);

describe("the key of a form that has none", () => {
  it("is the same for a client within ten minutes", () => {
    expect(repostKey(client, later(9))).toBe(key);
  });

  it("is another one for another client and another time", () => {
    const others = [repostKey("f".repeat(32), now), repostKey(client, later(10))];
    expect(new Set([key, ...others]).size).toBe(3);
  });

  it("does not show the client, and fits where keys are kept", () => {
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(key).not.toContain(client);
  });
});

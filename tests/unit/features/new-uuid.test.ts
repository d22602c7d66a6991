import { newUuid } from "../../../src/features/enquiry/new-uuid";

const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe("a key", () => {
  it("is a UUID", () => {
    expect(newUuid()).toMatch(uuid);
  });

  it("is one on plain http as well, and never the same", () => {
    const whole = globalThis.crypto;
    const bare = { getRandomValues: whole.getRandomValues.bind(whole) };
    Object.defineProperty(globalThis, "crypto", { value: bare, configurable: true });
    const keys = Array.from({ length: 200 }, newUuid);
    Object.defineProperty(globalThis, "crypto", { value: whole, configurable: true });
    for (const key of keys) expect(key).toMatch(uuid);
    expect(new Set(keys).size).toBe(200);
  });
});

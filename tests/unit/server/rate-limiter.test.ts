import { clientHash, repostKey } from "../../../src/server/client-hash";
import { createRateLimiter, isTooManySignIns } from "../../../src/server/rate-limiter";
import { memoryLog } from "./support/memory-log";

test("sign-ins are counted apart from enquiries, by a hash of the client's address", async () => {
  const consume = jest.fn((_key: string): Promise<number | undefined> => Promise.resolve(60));
  consume.mockResolvedValueOnce(undefined);
  expect(await isTooManySignIns({ consume }, () => Promise.resolve("secret"), "203.0.113.7")).toBe(false);
  // Content can be edited without a database.
  expect(await isTooManySignIns({ consume }, () => Promise.reject(new Error("away")), "203.0.113.7")).toBe(true);
  expect(consume).toHaveBeenCalledWith(expect.stringMatching(/^sign-in:[0-9a-f]{32}$/));
});

test("the process counts by itself while PostgreSQL is unavailable", async () => {
  const log = memoryLog();
  const { consume } = createRateLimiter(
    { points: 2, minutes: 10 },
    () => Promise.reject(new Error("away")),
    log.logger,
  );
  expect(await consume("one")).toBeUndefined();
  expect(await consume("one")).toBeUndefined();
  expect(await consume("one")).toBeGreaterThan(590);
  expect(await consume("another")).toBeUndefined();
  expect(log.messages()).toContain("the rate limit cannot be counted for all instances");
});

test("a count that was begun with a clock a day ahead starts again once the clock is right", async () => {
  jest.useFakeTimers();
  const { consume } = createRateLimiter({ points: 1, minutes: 10 }, undefined, memoryLog().logger);
  const now = Date.now();
  jest.setSystemTime(now + 24 * 60 * 60 * 1000);
  await consume("one");
  jest.setSystemTime(now);
  expect(await consume("one")).toBeUndefined();
  expect(await consume("one")).toBe(600);
  jest.useRealTimers();
});

test("an unused rate limiter leaves no timer that queries a closed database", async () => {
  jest.useFakeTimers();
  const pool = jest.fn(() => Promise.reject(new Error("closed")));
  createRateLimiter({ points: 2, minutes: 10 }, pool, memoryLog().logger);
  await jest.advanceTimersByTimeAsync(60 * 60 * 1000);
  jest.useRealTimers();
  expect(pool).not.toHaveBeenCalled();
});

describe("the hash of a client's address", () => {
  const secret = "a secret of the test";
  const hash = (address: string) => clientHash(address, secret);

  it("differs with another secret", () => {
    expect(clientHash("203.0.113.7", "another secret")).not.toBe(hash("203.0.113.7"));
  });

  it.each([
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::ffff:cb00:7107", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1"],
    ["fe80::1%eth0", "fe80:0:0:0::1%eth1"],
  ])("is the same for IPv4-mapped IPv6, and within an IPv6 /64 network: %s and %s", (one, other) => {
    expect(hash(one)).toBe(hash(other));
  });

  it("gives each client another idempotency key every ten minutes", () => {
    const keys = [0, 599, 600].map((seconds) => repostKey("one", new Date(seconds * 1000)));
    expect(new Set([...keys, repostKey("another", new Date(0))]).size).toBe(3);
  });

  it("differs between two IPv6 networks", () => {
    expect(hash("2001:db8:1:2::1")).not.toBe(hash("2001:db8:1:3::1"));
  });

  it.each(["", ":::::::::"])("is a hash even for an invalid address: %j", (address) =>
    expect(hash(address)).toMatch(/^[0-9a-f]{32}$/),
  );
});

import { createBell } from "../../../../src/server/outbox/bell";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Notes whether a promise has resolved. */
const watch = (promise: Promise<void>) => {
  const seen = { done: false };
  void promise.then(() => (seen.done = true));
  return seen;
};

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe("waiting for the bell", () => {
  it("ends when it rings, for all who wait", async () => {
    const bell = createBell();
    const waiting = [watch(bell.wait(1000)), watch(bell.wait(9000))];
    await pass(10);
    expect(waiting).toEqual([{ done: false }, { done: false }]);
    bell.ring();
    await pass(0);
    expect(waiting).toEqual([{ done: true }, { done: true }]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("ends by itself after its time, and not before", async () => {
    const waiting = watch(createBell().wait(1000));
    await pass(999);
    expect(waiting.done).toBe(false);
    await pass(1);
    expect(waiting.done).toBe(true);
  });
});

describe("waiting for calm", () => {
  it("takes no time when nothing has rung", async () => {
    const bell = createBell();
    const waiting = watch(bell.calm());
    await pass(0);
    expect(waiting.done).toBe(true);
  });

  it("takes a moment after the last ring", async () => {
    const bell = createBell();
    bell.ring();
    const waiting = watch(bell.calm());
    await pass(150);
    bell.ring();
    await pass(199);
    expect(waiting.done).toBe(false);
    await pass(1);
    expect(waiting.done).toBe(true);
  });

  it("is over at once when the last ring was long ago", async () => {
    const bell = createBell();
    bell.ring();
    await pass(200);
    const waiting = watch(bell.calm());
    await pass(0);
    expect(waiting.done).toBe(true);
  });

  it("takes five seconds at most, however often it rings", async () => {
    const bell = createBell();
    bell.ring();
    const waiting = watch(bell.calm());
    const rush = setInterval(() => bell.ring(), 50);
    await pass(4990);
    expect(waiting.done).toBe(false);
    await pass(10);
    expect(waiting.done).toBe(true);
    clearInterval(rush);
  });
});

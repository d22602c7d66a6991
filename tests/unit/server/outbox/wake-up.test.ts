import { createWakeUp } from "../../../../src/server/outbox/wake-up";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Notes whether a promise has resolved. */
const watch = (promise: Promise<void>) => {
  const seen = { done: false };
  void promise.then(() => (seen.done = true));
  return seen;
};

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

describe("waiting for a notification", () => {
  it("ends at the next one, for all that wait", async () => {
    const wakeUp = createWakeUp();
    const waiting = [watch(wakeUp.wait(1000)), watch(wakeUp.wait(9000))];
    await pass(10);
    expect(waiting).toEqual([{ done: false }, { done: false }]);
    wakeUp.notify();
    await pass(0);
    expect(waiting).toEqual([{ done: true }, { done: true }]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("ends by itself after its time, and not before", async () => {
    const waiting = watch(createWakeUp().wait(1000));
    await pass(999);
    expect(waiting.done).toBe(false);
    await pass(1);
    expect(waiting.done).toBe(true);
  });
});

describe("waiting until idle", () => {
  it("takes no time without a notification", async () => {
    const wakeUp = createWakeUp();
    const waiting = watch(wakeUp.idle());
    await pass(0);
    expect(waiting.done).toBe(true);
  });

  it("takes 200 ms after the last notification", async () => {
    const wakeUp = createWakeUp();
    wakeUp.notify();
    const waiting = watch(wakeUp.idle());
    await pass(150);
    wakeUp.notify();
    await pass(199);
    expect(waiting.done).toBe(false);
    await pass(1);
    expect(waiting.done).toBe(true);
  });

  it("takes no time when the last notification was long ago", async () => {
    const wakeUp = createWakeUp();
    wakeUp.notify();
    await pass(200);
    const waiting = watch(wakeUp.idle());
    await pass(0);
    expect(waiting.done).toBe(true);
  });

  it("takes five seconds at most, however many notifications come", async () => {
    const wakeUp = createWakeUp();
    wakeUp.notify();
    const waiting = watch(wakeUp.idle());
    const rush = setInterval(() => wakeUp.notify(), 50);
    await pass(4990);
    expect(waiting.done).toBe(false);
    await pass(10);
    expect(waiting.done).toBe(true);
    clearInterval(rush);
  });
});

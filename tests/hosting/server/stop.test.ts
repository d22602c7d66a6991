import { setTimeout } from "node:timers/promises";
import type { FunctionsLifecycle } from "../../../src/domain/hosting/functions-lifecycle";
import type { SiteFunction } from "../../../src/hosting/server/function-answers";
import { keptHead, openRaw, parseAnswer } from "../../support/raw-request";
import { startSampleSite } from "../../support/sample-site";

const limits = { graceTime: 50, drainTime: 400 };
const never = new Promise<never>(() => undefined);

const withStop = (stop: () => Promise<void>): FunctionsLifecycle => ({
  start: () => Promise.resolve([]),
  isReady: () => Promise.resolve(true),
  stop,
});

const timed = async (work: Promise<unknown>): Promise<number> => {
  const begun = performance.now();
  await work;
  return performance.now() - begun;
};

describe("a site that stops", () => {
  it("waits for its functions only as long as it may, and cuts off what is not done", async () => {
    const notes: string[] = [];
    const silent: SiteFunction = () => void notes.push("asked");
    const site = await startSampleSite({
      limits,
      functions: { "/api/silent": silent },
      lifecycle: withStop(() => Promise.resolve(void notes.push("stop"))),
    });
    const connection = await openRaw(site.port);
    connection.send(keptHead("GET", "/api/silent"));
    while (notes.length === 0) await new Promise(setImmediate);
    const time = await timed(site.close());
    expect(time).toBeGreaterThan(limits.drainTime - 10);
    expect(time).toBeLessThan(5000);
    await connection.closed;
    expect(parseAnswer(connection.received())).toBeUndefined();
    expect(notes).toEqual(["asked", "stop"]);
  });

  it("tells its functions to stop only when the last answer is sent", async () => {
    const notes: string[] = [];
    const slow: SiteFunction = (_request, response) => {
      notes.push("asked");
      void setTimeout(200).then(() => response.end(() => notes.push("answered")));
    };
    const site = await startSampleSite({
      limits,
      functions: { "/api/slow": slow },
      lifecycle: withStop(() => Promise.resolve(void notes.push("stop"))),
    });
    const answers = Array.from({ length: 5 }, () => site.ask("/api/slow"));
    while (notes.length < 5) await new Promise(setImmediate);
    await site.close();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    expect(notes.slice(5)).toEqual([...Array.from({ length: 5 }, () => "answered"), "stop"]);
  });

  it("gives deliveries in flight a time of their own", async () => {
    const notes: string[] = [];
    const stop = () => setTimeout(limits.drainTime * 2).then(() => void notes.push("delivered"));
    const site = await startSampleSite({ limits, lifecycle: withStop(stop) });
    await site.close();
    expect(notes).toEqual(["delivered"]);
  });

  it("fails when deliveries in flight take too long", async () => {
    const site = await startSampleSite({ limits: { ...limits, deliveryTime: 100 }, lifecycle: withStop(() => never) });
    await expect(site.close()).rejects.toThrow("Deliveries in flight took too long");
  });

  it("takes no connection any more", async () => {
    const site = await startSampleSite({ limits });
    await site.close();
    await expect(site.ask("/about")).rejects.toThrow("ECONNREFUSED");
  });
});

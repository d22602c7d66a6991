import { setTimeout } from "node:timers/promises";
import type { Limits } from "../../../src/hosting/server/limits";
import { eventually } from "../../support/eventually";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

let site: SampleSite;
let asked = 0;
const start = async (isReady: () => Promise<boolean>, limits: Partial<Limits> = { readinessReuseTime: 1 }) => {
  asked = 0;
  const lifecycle = {
    isReady: () => {
      asked += 1;
      return isReady();
    },
  };
  site = await startSampleSite({ lifecycle, limits });
};

const statusOf = async (address: string) => (await site.ask(address)).status;
const becomes = (status: number) =>
  eventually(`${status}`, async () => ((await statusOf("/readyz")) === status ? true : undefined));

describe("/readyz", () => {
  afterEach(() => site.close());

  it("answers 200 or 503 as the functions say", async () => {
    let ready = true;
    await start(() => Promise.resolve(ready));
    expect(await statusOf("/readyz")).toBe(200);
    ready = false;
    await becomes(503);
    ready = true;
    await becomes(200);
  });

  it("answers 503 when they fail, while /healthz answers 200", async () => {
    await start(() => Promise.reject(new Error("no database")));
    expect([await statusOf("/readyz"), await statusOf("/healthz")]).toEqual([503, 200]);
  });

  it("answers 503 when they do not say so in time, and asks them again", async () => {
    let answer = new Promise<boolean>(() => undefined);
    await start(() => answer, { readinessTime: 50, readinessReuseTime: 1 });
    expect(await statusOf("/readyz")).toBe(503);
    answer = Promise.resolve(true);
    await becomes(200);
  });

  it("asks them once within the time of reuse, however many ask", async () => {
    await start(() => setTimeout(50, true), { readinessReuseTime: 60_000 });
    await Promise.all(Array.from({ length: 20 }, () => statusOf("/readyz")));
    expect([await statusOf("/readyz"), asked]).toEqual([200, 1]);
  });
});

const stopLimits = { graceTime: 50, drainTime: 300 };

describe("a site that stops", () => {
  it("waits for an answer only as long as it may, and then stops its functions", async () => {
    const notes: string[] = [];
    const site = await startSampleSite({
      limits: stopLimits,
      functions: { "/api/silent": () => void notes.push("asked") },
      lifecycle: { stop: () => Promise.resolve(void notes.push("stop")) },
    });
    const answer = site.ask("/api/silent").catch((error: Error) => notes.push(error.message));
    await eventually("a request", () => notes[0]);
    await site.close();
    await answer;
    expect(notes.sort()).toEqual(["asked", "socket hang up", "stop"]);
  });

  it("fails when deliveries in flight take too long", async () => {
    const stop = () => new Promise<void>(() => undefined);
    const site = await startSampleSite({ limits: { ...stopLimits, deliveryTime: 100 }, lifecycle: { stop } });
    await expect(site.close()).rejects.toThrow("Deliveries in flight took too long");
  });
});

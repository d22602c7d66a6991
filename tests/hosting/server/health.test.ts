import type { FunctionsLifecycle } from "../../../src/domain/hosting/functions-lifecycle";
import { ask, head, keptHead } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

const never = new Promise<never>(() => undefined);

/** A lifecycle whose readiness a test decides, and that notes what it is asked. */
const createLifecycle = (isReady: () => Promise<boolean>) => {
  const asked: string[] = [];
  const lifecycle: FunctionsLifecycle = {
    start: () => Promise.resolve([]),
    isReady: () => {
      asked.push("isReady");
      return isReady();
    },
    stop: () => {
      asked.push("stop");
      return Promise.resolve();
    },
  };
  return { asked, lifecycle };
};

const probe = async ({ port }: SampleSite, path = "/readyz") => (await ask(port, head("GET", path)))?.status;

const withSite = async (lifecycle: FunctionsLifecycle | undefined, test: (site: SampleSite) => Promise<void>) => {
  const site = await startSampleSite({ lifecycle });
  try {
    await test(site);
  } finally {
    await site.close();
  }
};

describe("whether the site is ready", () => {
  afterEach(() => void jest.useRealTimers());

  it("is what its functions say, each time anew", async () => {
    let ready = true;
    const { lifecycle } = createLifecycle(() => Promise.resolve(ready));
    await withSite(lifecycle, async (site) => {
      expect(await probe(site)).toBe(200);
      ready = false;
      expect(await probe(site)).toBe(503);
      ready = true;
      expect(await probe(site)).toBe(200);
    });
  });

  it("is yes when no function has a say", () =>
    withSite(undefined, async (site) => expect(await probe(site)).toBe(200)));

  it.each<[string, () => Promise<boolean>]>([
    ["reject", () => Promise.reject(new Error("no database"))],
    [
      "throw",
      () => {
        throw new Error("no database");
      },
    ],
  ])("is no when they %s", async (_what, isReady) => {
    await withSite(createLifecycle(isReady).lifecycle, async (site) => {
      expect(await probe(site)).toBe(503);
      expect(await probe(site, "/healthz")).toBe(200);
    });
  });

  it("is no when they do not say so in time, and asks anew after that", async () => {
    let answer: Promise<boolean> = never;
    const { lifecycle, asked } = createLifecycle(() => answer);
    await withSite(lifecycle, async (site) => {
      jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance", "Date"] });
      const late = probe(site);
      while (asked.length === 0) await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(5000);
      expect(await late).toBe(503);
      jest.useRealTimers();
      answer = Promise.resolve(true);
      expect(await probe(site)).toBe(200);
    });
  });

  it("is asked of them once, however many ask at once", async () => {
    let waiting: ((ready: boolean) => void)[] = [];
    const { lifecycle, asked } = createLifecycle(() => new Promise((resolve) => waiting.push(resolve)));
    await withSite(lifecycle, async (site) => {
      const answering = setInterval(() => {
        for (const say of waiting) say(true);
        waiting = [];
      }, 50);
      const probes = Array.from({ length: 50 }, () => probe(site));
      for (const status of await Promise.all(probes)) expect(status).toBe(200);
      clearInterval(answering);
      expect(asked.length).toBeLessThan(25);
    });
  });

  it("is no from the moment when it is told to stop, while it is alive and still answers", async () => {
    const { lifecycle, asked } = createLifecycle(() => Promise.resolve(true));
    const site = await startSampleSite({ lifecycle, limits: { graceTime: 500 } });
    // A connection is open, so that the site does not end at once.
    const open = site.ask("/about", { headers: { connection: "keep-alive" } });
    await open;
    const stopped = site.close();
    expect(await probe(site)).toBe(503);
    expect(await probe(site, "/healthz")).toBe(200);
    const page = await ask(site.port, keptHead("GET", "/about"));
    expect(page?.status).toBe(200);
    expect(page?.headers).toContainEqual(["connection", "close"]);
    await stopped;
    expect(asked.at(-1)).toBe("stop");
  });

  it.each(["/healthz/", "/readyz?x", "/HEALTHZ", "/healthz/x"])("is not told elsewhere: %s", async (path) => {
    await withSite(undefined, async (site) => expect([200, 404]).toContain(await probe(site, path)));
  });
});

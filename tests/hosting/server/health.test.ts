import type { FunctionsLifecycle } from "../../../src/domain/hosting/functions-lifecycle";
import type { Limits } from "../../../src/hosting/server/limits";
import { eventually } from "../../support/eventually";
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

const withSite = async (
  lifecycle: FunctionsLifecycle | undefined,
  test: (site: SampleSite) => Promise<void>,
  limits: Partial<Limits> = { readinessReuseTime: 1 },
) => {
  const site = await startSampleSite({ lifecycle, limits });
  try {
    await test(site);
  } finally {
    await site.close();
  }
};

describe("whether the site is ready", () => {
  it("is what its functions say", async () => {
    let ready = true;
    const { lifecycle } = createLifecycle(() => Promise.resolve(ready));
    await withSite(lifecycle, async (site) => {
      const becomes = (status: number) =>
        eventually(`${status}`, async () => ((await probe(site)) === status ? true : undefined));
      expect(await probe(site)).toBe(200);
      ready = false;
      await becomes(503);
      ready = true;
      await becomes(200);
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

  it("is no when they do not say so in time, and they are asked again after that", async () => {
    let answer: Promise<boolean> = never;
    const { lifecycle } = createLifecycle(() => answer);
    const limits = { readinessTime: 50, readinessReuseTime: 1 };
    const test = async (site: SampleSite) => {
      expect(await probe(site)).toBe(503);
      answer = Promise.resolve(true);
      await eventually("200", async () => ((await probe(site)) === 200 ? true : undefined));
    };
    await withSite(lifecycle, test, limits);
  });

  it("is asked of them once within the time of reuse, however many ask, together or in turn", async () => {
    const { lifecycle, asked } = createLifecycle(() => new Promise((resolve) => setTimeout(() => resolve(true), 50)));
    const test = async (site: SampleSite) => {
      const probes = await Promise.all(Array.from({ length: 20 }, () => probe(site)));
      for (let count = 0; count < 20; count += 1) probes.push(await probe(site));
      expect(new Set(probes)).toEqual(new Set([200]));
      expect(asked).toEqual(["isReady"]);
    };
    await withSite(lifecycle, test, { readinessReuseTime: 60_000 });
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

import { buffer } from "node:stream/consumers";
import type { SiteFunction } from "../../../src/hosting/server/function-answers";
import type { Limits } from "../../../src/hosting/server/limits";
import { keptHead, openRaw, parseAnswer, type RawConnection } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

/** Limits that no test comes near, so that what it meets is the one that it sets. */
const farOff = { headersTime: 30_000, requestTime: 30_000, idleTime: 30_000, keepAliveTime: 30_000 };

/** A limit that is set, and what is far below the others, whatever else the machine does. */
const limit = 400;
const farBelowOthers = 15_000;

const functions: Record<string, SiteFunction> = {
  "/api/enquiry": async (request, response) => {
    await buffer(request);
    response.end();
  },
};

const withSite = (limits: Partial<Limits>, test: (site: SampleSite) => Promise<void>) => async () => {
  const site = await startSampleSite({ limits: { ...farOff, ...limits }, functions });
  try {
    await test(site);
  } finally {
    await site.close();
  }
};

/** Sends on and on, one piece after the other, until the server has had enough. Says how long it took. */
const drip = async (connection: RawConnection, piece: string): Promise<number> => {
  const begun = performance.now();
  const timer = setInterval(() => connection.send(piece), 50);
  await connection.closed;
  clearInterval(timer);
  return performance.now() - begun;
};

/** Sends a beginning, and expects to be cut off when it is time, while others are served. */
const expectCut = async (site: SampleSite, beginning: string, piece: string): Promise<number | undefined> => {
  const connection = await openRaw(site.port);
  connection.send(beginning);
  const [time, other] = await Promise.all([drip(connection, piece), site.ask("/about")]);
  expect(other.status).toBe(200);
  expect(time).toBeGreaterThan(limit - 50);
  expect(time).toBeLessThan(farBelowOthers);
  return parseAnswer(connection.received())?.status;
};

describe("a client that takes its time", () => {
  it.concurrent.each([
    ["with its first line", "GET /", "a"],
    ["with its headers", "GET /about HTTP/1.1\r\nHost: site.example\r\nX-Slow: ", "a"],
    ["and says nothing more in the middle of a header", "GET /about HTTP/1.1\r\nHost: ", ""],
    ["and never says anything", "", ""],
  ])("%s is cut off", async (_what, beginning, piece) => {
    await withSite({ headersTime: limit }, async (site) => {
      expect(await expectCut(site, beginning, piece)).toBe(408);
    })();
  });

  it.concurrent(
    "between two requests is cut off",
    withSite({ keepAliveTime: limit }, async (site) => {
      expect(await expectCut(site, keptHead("GET", "/about"), "")).toBe(200);
    }),
  );

  const post = keptHead("POST", "/api/enquiry", "Content-Length: 1000");

  it.concurrent(
    "with a body to a function is cut off, also while it comes byte by byte",
    withSite({ headersTime: limit, requestTime: limit }, async (site) => {
      expect(await expectCut(site, post, "a")).toBe(408);
    }),
  );

  it.concurrent(
    "with a body to a function is cut off when it does not come",
    withSite({ idleTime: limit }, async (site) => {
      expect(await expectCut(site, post, "")).toBeUndefined();
    }),
  );

  it.concurrent.each([
    ["in one piece", "Content-Length: 100000000", "a"],
    ["in chunks", "Transfer-Encoding: chunked", "1\r\na\r\n"],
  ])("with a body that no page wants is cut off, although it is answered: %s", async (_what, header, piece) => {
    await withSite({ headersTime: limit, requestTime: limit }, async (site) => {
      expect(await expectCut(site, keptHead("GET", "/about", header), piece)).toBe(200);
    })();
  });

  it.concurrent.each([
    ["comes byte by byte", "a"],
    ["does not come", ""],
  ])("with a body that is refused is cut off, when it %s", async (_what, piece) => {
    await withSite({}, async (site) => {
      expect(await expectCut(site, keptHead("POST", "/about", "Content-Length: 1000"), piece)).toBe(405);
    })();
  });
});

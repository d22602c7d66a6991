import { buffer } from "node:stream/consumers";
import type { SiteFunction } from "../../../src/hosting/server/function-answers";
import { keptHead, openRaw, parseAnswer, type RawConnection } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

const limits = { headersTime: 400, requestTime: 800, idleTime: 600, keepAliveTime: 400 };

const functions: Record<string, SiteFunction> = {
  "/api/enquiry": async (request, response) => {
    await buffer(request);
    response.end();
  },
};

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ limits, functions });
});
afterAll(() => site.close());

/** Sends on and on, one piece after the other, until the server has had enough. Says how long it took. */
const drip = async (connection: RawConnection, piece: string): Promise<number> => {
  const begun = performance.now();
  const timer = setInterval(() => connection.send(piece), 50);
  await connection.closed;
  clearInterval(timer);
  return performance.now() - begun;
};

const expectServed = async () => expect((await site.ask("/about")).status).toBe(200);

const statusOf = (connection: RawConnection) => parseAnswer(connection.received())?.status;

describe("a client that takes its time", () => {
  it.each([
    ["with its first line", "GET /"],
    ["with its headers", "GET /about HTTP/1.1\r\nHost: site.example\r\nX-Slow: "],
  ])("%s is cut off, and others are served meanwhile", async (_what, beginning) => {
    const connection = await openRaw(site.port);
    connection.send(beginning);
    const [time] = await Promise.all([drip(connection, "G"), expectServed()]);
    expect(statusOf(connection)).toBe(408);
    expect(time).toBeGreaterThan(limits.headersTime - 50);
  });

  it("and never sends a byte is cut off", async () => {
    const connection = await openRaw(site.port);
    const begun = performance.now();
    await Promise.all([connection.closed, expectServed()]);
    expect(performance.now() - begun).toBeGreaterThan(limits.headersTime - 50);
  });

  it("and sends nothing after an answer is cut off", async () => {
    const connection = await openRaw(site.port);
    connection.send(keptHead("GET", "/about"));
    const begun = performance.now();
    await connection.closed;
    expect(statusOf(connection)).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(limits.keepAliveTime - 50);
  });

  it.each([
    ["one that comes byte by byte", 1000, "a"],
    ["one that never comes", 10, ""],
  ])("with a body to a function is cut off: %s", async (_what, length, piece) => {
    const connection = await openRaw(site.port);
    connection.send(`POST /api/enquiry HTTP/1.1\r\nHost: site.example\r\nContent-Length: ${length}\r\n\r\n`);
    const [time] = await Promise.all([drip(connection, piece), expectServed()]);
    expect([408, undefined]).toContain(statusOf(connection));
    expect(time).toBeGreaterThan(Math.min(limits.idleTime, limits.requestTime) - 50);
    expect(time).toBeLessThan(20_000);
  });

  it.each([
    ["and never comes", ""],
    ["and comes byte by byte", "a"],
  ])("with a body that is refused %s is cut off", async (_what, piece) => {
    const connection = await openRaw(site.port);
    connection.send(keptHead("POST", "/about", "Content-Length: 1000"));
    expect(await drip(connection, piece)).toBeLessThan(20_000);
    expect(statusOf(connection)).toBe(405);
  });

  it.each([
    ["in one piece", "Content-Length: 100000000", "a"],
    ["in chunks", "Transfer-Encoding: chunked", "1\r\na\r\n"],
  ])("with a body that no page wants is cut off as well: %s", async (_what, header, piece) => {
    const connection = await openRaw(site.port);
    connection.send(`GET /about HTTP/1.1\r\nHost: site.example\r\n${header}\r\n\r\n`);
    const time = await drip(connection, piece);
    expect(statusOf(connection)).toBe(200);
    expect(time).toBeLessThan(20_000);
  });
});

import { truncateSync } from "node:fs";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import type { Limits } from "../../../src/hosting/server/limits";
import { eventually } from "../../support/eventually";
import { exchange, head, openRaw } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

let site: SampleSite;
const start = async (limits: Partial<Limits>) => {
  site = await startSampleSite({
    limits,
    functions: {
      "/api/contact": async (request, response) => {
        response.end(`received ${(await buffer(request)).length}`);
      },
    },
  });
};
afterEach(() => site.close());

const limit = 300;
const post = (...headers: string[]) => head("POST", "/api/contact", ...headers);

describe("a request that is too large", () => {
  const long = "a".repeat(4000);

  it.each([
    [431, "a header", head("GET", "/about", `X-Long: ${long}`)],
    [431, "many headers", head("GET", "/about", ...Array.from({ length: 500 }, (_, index) => `X-${index}: abcdef`))],
    [431, "an address", head("GET", `/about?${long}`)],
    [413, "a body", post("Content-Length: 1001")],
    [411, "a body without a length", post("Transfer-Encoding: chunked")],
    [415, "a body in parts", post("Content-Type: Multipart/Form-Data; boundary=x", "Content-Length: 5")],
  ])("is refused with %i before all of it came: %s", async (status, _what, bytes) => {
    await start({ headerSize: 4000, bodySize: 1000 });
    const connection = await openRaw(site.port);
    connection.send(bytes);
    await eventually("an answer", () => (connection.received().includes("\r\n\r\n") ? true : undefined));
    expect(connection.received()).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    connection.socket.destroy();
  });

  it("is refused so that a client that still sends can read why", async () => {
    await start({});
    const bytes = post("Content-Length: 5000000") + "a".repeat(5_000_000);
    for (let times = 0; times < 10; times += 1) expect(await exchange(site.port, bytes)).toContain("HTTP/1.1 413 ");
  });
});

describe("a slow client", () => {
  const patience = { headersTime: 30_000, requestTime: 30_000, idleTime: 30_000, keepAliveTime: 30_000 };
  const inTime = { headersTime: limit, requestTime: limit };
  const page = head("GET", "/about");

  it.each<[what: string, answer: RegExp, limits: Partial<Limits>, beginning: string, piece: string]>([
    ["drips its headers", /^HTTP\/1.1 408 /, inTime, "GET /about HTTP/1.1\r\nX-Slow: ", "a"],
    ["never says anything", /^HTTP\/1.1 408 /, inTime, "", ""],
    ["drips a body to a function", /^HTTP\/1.1 408 /, inTime, post("Content-Length: 1000"), "a"],
    ["drips a body to a page", /^HTTP\/1.1 200 /, inTime, head("GET", "/about", "Content-Length: 1000"), "a"],
    ["drips a body that is refused", /^HTTP\/1.1 405 /, {}, head("POST", "/about", "Content-Length: 1000"), "a"],
    ["stops in the middle of a body", /^$/, { idleTime: limit }, post("Content-Length: 1000"), ""],
    ["asks for nothing more", /^HTTP\/1.1 200 /, { keepAliveTime: limit }, page, ""],
  ])("is cut off when it %s", async (_what, answer, limits, beginning, piece) => {
    await start({ ...patience, ...limits });
    const connection = await openRaw(site.port);
    connection.send(beginning);
    const timer = setInterval(() => connection.send(piece), 50);
    expect((await site.ask("/about")).status).toBe(200);
    await connection.closed;
    clearInterval(timer);
    expect(connection.received()).toMatch(answer);
  });

  it("is cut off when it does not read", async () => {
    const size = 40_000_000;
    site = await startSampleSite({
      limits: { idleTime: limit, connections: 1 },
      prepare: (manifest, publicFolder) => {
        truncateSync(path.join(publicFolder, "video/film.mp4"), size);
        return manifest;
      },
    });
    const { socket, send, closed, received } = await openRaw(site.port);
    socket.pause();
    send(head("GET", "/video/film.mp4"));
    // It has the only place that there is. Another client gets in when it is gone.
    await eventually("a place for another", () => site.ask("/about").catch(() => undefined));
    socket.resume();
    await closed;
    expect(received().length).toBeLessThan(size);
  });
});

describe("many connections", () => {
  it("that are idle do not keep a page from being answered", async () => {
    await start({});
    const idle = await Promise.all(Array.from({ length: 300 }, () => openRaw(site.port)));
    for (const { send } of idle) send("GET /about HTTP/1.1\r\nHost: www.");
    expect((await site.ask("/about")).status).toBe(200);
    for (const { socket } of idle) socket.destroy();
  });

  it("are turned away beyond the limit, and served when others have left", async () => {
    await start({ connections: 2 });
    const [first, second] = await Promise.all([openRaw(site.port), openRaw(site.port)]);
    expect(await exchange(site.port, head("GET", "/about"))).toBe("");
    first.send(head("GET", "/about", "Connection: close"));
    await first.closed;
    const ask = () => site.ask("/about").catch(() => undefined);
    expect((await eventually("an answer", ask)).status).toBe(200);
    second.socket.destroy();
  });
});

import { spawnSync } from "node:child_process";
import { existsSync, rmSync } from "node:fs";
import type { ServerResponse } from "node:http";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { defaultLimits } from "../../src/hosting/server/site-server";
import type { Handler } from "../../src/server/http/handler";
import { eventually } from "../support/eventually";
import { exchange, head, openRaw } from "../support/raw-request";
import { METRICS_TOKEN, pictureSize, type SampleSite, secret, startSampleSite } from "../support/sample-site";

const { handlerMs, requestMs, idleMs } = defaultLimits;
const failingHandler = () => Promise.reject(Object.assign(new Error("quoted from a visitor"), { code: "E_PLANTED" }));

let site: SampleSite;
let ready: boolean;
let checks = 0;
beforeAll(async () => {
  site = await startSampleSite({
    isReady: () => {
      checks += 1;
      return Promise.resolve(ready);
    },
    limits: { handlerMs: handlerMs / 20, requestMs: requestMs / 20, idleMs: idleMs / 20 },
    handlers: {
      contact: async (request, response) => {
        let size = 0;
        for await (const chunk of request as AsyncIterable<Buffer>) size += chunk.length;
        response.writeHead(201, { "x-frame-options": "SAMEORIGIN" }).end(`received ${size}`);
      },
      cmsAuth: failingHandler,
      formToken: async (request) => {
        request.resume();
        await new Promise(() => undefined);
      },
      enquiryReceived: async (_request, response) => {
        response.writeHead(200, { "content-length": "100" }).write("half");
        await setTimeout(20);
        await failingHandler();
      },
    },
  });
});
afterAll(() => site.close());

const revalidated = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";
const html = "text/html; charset=utf-8";

describe("a published file", () => {
  it.each([
    ["/", "index.html", html, revalidated],
    ["/%61bout", "about/index.html", html, revalidated],
    ["http://proxy.example/about?a=1", "about/index.html", html, revalidated],
    ["/app-0a1b2c3d4e5f6a7b8c9d.js", "app-0a1b2c3d4e5f6a7b8c9d.js", "text/javascript; charset=utf-8", immutable],
    ["/rss.xml", "rss.xml", "application/rss+xml; charset=utf-8", revalidated],
    ["/.well-known/security.txt", ".well-known/security.txt", "text/plain; charset=utf-8", revalidated],
    ["/video/film.mp4", "video/film.mp4", "video/mp4", revalidated],
    ["/media/Sch%C3%B6n%20%231%3F%20100%25.txt", "media/Schön #1? 100%.txt", "text/plain; charset=utf-8", revalidated],
  ])("has its content type, caching and the security headers: %s", async (url, file, type, caching) => {
    const { status, headers, body } = await site.ask(url);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, type, caching]);
    expect(headers).toMatchObject(site.manifest.headers);
    expect(body.equals(site.content(file))).toBe(true);
  });

  it.each(["/about", "/video/film.mp4", "/missing"])("has the same headers for HEAD: %s", async (url) => {
    const get = await site.ask(url);
    const { status, headers, body } = await site.ask(url, { method: "HEAD" });
    expect([status, body.length]).toEqual([get.status, 0]);
    expect({ ...headers, date: "" }).toEqual({ ...get.headers, date: "" });
  });

  it.each<[accepted: string, coding: string, decode: (body: Buffer) => Buffer]>([
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip;q=1.0, br;q=0.5", "gzip", gunzipSync],
    ["br;q=0, gzip;q=0", "identity", (body) => body],
  ])("is precompressed for Accept-Encoding: %s", async (accepted, coding, decode) => {
    const sent = { "accept-encoding": accepted };
    const { headers, body } = await site.ask("/rss.xml", { headers: sent });
    expect([headers["content-encoding"] ?? "identity", headers.vary]).toEqual([coding, "accept-encoding"]);
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(decode(body)).toEqual(site.content("rss.xml"));
    const again = await site.ask("/rss.xml", { headers: { ...sent, "if-none-match": headers.etag } });
    expect([again.status, again.body.length, again.headers["cache-control"]]).toEqual([304, 0, revalidated]);
    const other = await site.ask("/rss.xml", { headers: { "accept-encoding": "x", "if-none-match": headers.etag } });
    expect(other.status).toBe(coding === "identity" ? 304 : 200);
  });

  it("is encoded by each request's Accept-Encoding, independent of earlier requests", async () => {
    for (const [accepted, coding] of [
      ["x-br, x-gzip", undefined],
      ["gzip, deflate, br", "br"],
      ["gzip", "gzip"],
      ["x-br, x-gzip", undefined],
    ]) {
      const { headers } = await site.ask("/blog/first", { headers: { "accept-encoding": accepted } });
      expect(headers["content-encoding"]).toBe(coding);
    }
  });

  it.each(["/about", "/video/film.mp4"])("is the same on a browser's second request: %s", async (url) => {
    const headers = { "accept-encoding": "gzip, deflate, br" };
    await site.ask(url, { method: "HEAD", headers });
    const [first, second] = [await site.ask(url, { headers }), await site.ask(url, { headers })];
    expect({ ...second.headers, date: "" }).toEqual({ ...first.headers, date: "" });
    expect([second.body.equals(first.body), first.body.length > 0]).toEqual([true, true]);
    const { status } = await site.ask(url, { headers: { ...headers, "if-none-match": second.headers.etag } });
    expect(status).toBe(304);
    expect((await site.ask(url, { headers: { ...headers, range: "bytes=0-0" } })).status).toBe(206);
  });

  it("is cached in memory for browsers, up to 50 MB in total", async () => {
    const other = await startSampleSite({ pictures: 510 });
    const urls = ["/video/film.mp4", ...Array.from({ length: 510 }, (_, index) => `/pictures/${index}.jpg`)];
    const askAll = async () => {
      const statuses: number[] = [];
      for (const url of urls)
        statuses.push((await other.ask(url, { headers: { "accept-encoding": "gzip, deflate, br" } })).status);
      return statuses;
    };
    const before = await askAll();
    for (const part of ["video", "pictures"]) rmSync(path.join(other.publicFolder, part), { recursive: true });
    const after = await askAll();
    await other.close();
    expect(before.every((status) => status === 200)).toBe(true);
    // The video is too large.
    expect([after.indexOf(200), after.lastIndexOf(200)]).toEqual([1, Math.floor(50_000_000 / pictureSize)]);
  });

  it("supports range requests", async () => {
    const part = await site.ask("/video/film.mp4", { headers: { range: "bytes=-500", "accept-encoding": "br" } });
    expect([part.status, part.headers["content-range"]]).toEqual([206, "bytes 599500-599999/600000"]);
    expect([part.headers.vary, part.body.equals(site.content("video/film.mp4").subarray(-500))]).toEqual([
      undefined,
      true,
    ]);
    const none = await site.ask("/video/film.mp4", { headers: { range: "bytes=9999999-" } });
    expect([none.status, none.headers["content-type"]]).toEqual([416, "text/plain; charset=utf-8"]);
  });

  it("has the editor's headers below /admin", async () => {
    for (const url of ["/admin", "/admin/editor.js"])
      expect((await site.ask(url)).headers).toMatchObject(site.manifest.adminHeaders);
    for (const url of ["/administration", "/admin/", "/admin/missing"])
      expect((await site.ask(url)).headers).toMatchObject(site.manifest.headers);
  });

  it("that was deleted after the build returns 404", async () => {
    for (const suffix of ["", ".br", ".gz"]) rmSync(path.join(site.publicFolder, `lost.txt${suffix}`), { force: true });
    const { status, headers } = await site.ask("/lost.txt", { headers: { "accept-encoding": "br" } });
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([404, html, revalidated]);
  });

  it.each([
    ["/manifest.webmanifest", "manifest.webmanifest"],
    ["/missing", "404.html"],
  ])("that cannot be opened returns 503 at %s, since a 500 puts Gatsby's client into a loop", async (url, name) => {
    const { status, headers } = await site.whileUnopenable(`${name}.br`, () =>
      site.ask(url, { headers: { "accept-encoding": "br" } }),
    );
    expect([status, headers["content-type"]]).toEqual([503, "text/plain; charset=utf-8"]);
    expect(headers).toMatchObject({ "cache-control": "no-store", "retry-after": "60" });
    expect(headers).not.toHaveProperty("content-encoding");
  });
});

it.each([
  ["/about/", 301, "/about"],
  ["/about/index.html", 301, "/about"],
  ["/About", 301, "/blog"],
  ["/ABOUT?a=$&b=%20", 301, "/about?a=$&b=%20"],
  ["/services/design//", 301, "/services/Design"],
  ["//", 301, "/"],
  ["/OLD/?a=b%2Fc", 301, "/about?a=b%2Fc"],
  ["/offer?a=1", 302, "/about?from=offer#prices"],
  ["/%22team%22?a=1", 301, "/about?a=1#our%20team"],
  ["/MEDIA/sch%c3%b6n%20%231%3f%20100%25.txt", 301, "/media/Sch%C3%B6n%20%231%3F%20100%25.txt"],
  ["/old?a=%0d%0aSet-Cookie:%20a=b", 301, "/about?a=%0d%0aSet-Cookie:%20a=b"],
])("redirects %s", async (url, status, location) => {
  const { headers, ...answer } = await site.ask(url);
  expect([answer.status, headers.location, headers["set-cookie"]]).toEqual([status, location, undefined]);
});

describe("a path that is not published", () => {
  it.each([
    ["/missing?from=/blog/", "404.html"],
    ["/404.html", "404.html"],
    ["/api/contact/", "404.html"],
    ["/page-data/About/page-data.json", "404.html"],
    ["/blog/missing", "blog/404/index.html"],
    ["/blog/%E0%A4?a=%", "blog/404/index.html"],
    ["/%", "404.html"],
  ])("returns 404 with an error page: %s", async (url, file) => {
    for (const headers of [{}, { "if-none-match": "*", range: "bytes=0-1" }, { "if-match": '"any"' }]) {
      const answer = await site.ask(url, { headers });
      expect([answer.status, answer.headers["cache-control"]]).toEqual([404, revalidated]);
      expect(answer.body).toEqual(site.content(file));
    }
  });

  it.each([
    ...["/unpublished.txt", "/administration/index.html.br", "/package.json", "/../package.json", "/about/../../.env"],
    ...["/%2e%2e/package.json", "/__proto__", "/about%00", "//evil.example/", "//evil.example/about/"],
    ...["/dist/manifest.json", "/\\evil.example/", "/%5cevil.example/", "/%0d%0aX-Planted:%201/", "/%zz"],
  ])("returns 400 or 404, without file contents or a redirect: %s", async (url) => {
    const { status, headers, body } = await site.ask(url);
    expect([400, 404]).toContain(status);
    expect(headers).toMatchObject(site.manifest.headers);
    expect([headers.location, headers["x-planted"]]).toEqual([undefined, undefined]);
    expect(body.toString()).not.toContain(secret);
  });
});

describe("a handler", () => {
  it("reads the request body, and its headers override the default ones", async () => {
    const { status, headers, body } = await site.ask("/api/contact", { method: "POST", body: "12345" });
    expect([status, body.toString(), headers["x-frame-options"]]).toEqual([201, "received 5", "SAMEORIGIN"]);
    expect(headers["content-security-policy"]).toBe(site.manifest.headers["content-security-policy"]);
  });

  it.each([
    ["/api/cms-auth", 500, "Internal Server Error\n"],
    ["/api/form-token", 503, "Service Unavailable\n"],
  ])("that fails or times out affects only its own request: %s", async (url, status, text) => {
    const logged = site.log.messages().length;
    const others = Array.from({ length: 5 }, () => site.ask("/about"));
    const answer = await site.ask(url, { method: "POST", body: "12345" });
    expect([answer.status, answer.body.toString(), answer.headers["cache-control"]]).toEqual([
      status,
      text,
      "no-store",
    ]);
    expect(answer.headers).toMatchObject(site.manifest.headers);
    for (const other of await Promise.all(others)) expect(other.status).toBe(200);
    expect(site.log.messages().slice(logged)).toContain("a request could not be answered");
    expect(site.log.text()).not.toContain("quoted");
  });

  it("that fails mid-response has its connection aborted", async () => {
    await expect(site.ask("/api/enquiry-received")).rejects.toThrow(/aborted/);
    expect((await site.ask("/about")).status).toBe(200);
  });
});

describe("limits", () => {
  it.each([
    [405, "a method", head("POST", "/about", "Content-Length: 5", "Connection: close") + "12345"],
    [431, "long headers", head("GET", "/about", `X-Long: ${"a".repeat(20_000)}`)],
    [400, "no host", "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n"],
    [400, "no HTTP", "WHAT\r\n\r\n"],
    [400, "an address of nothing", head("GET", "http://", "Connection: close")],
    [408, "headers that do not end", "GET /about HTTP/1.1\r\nHost: www.exa"],
    [408, "a body that does not end", head("POST", "/api/contact", "Content-Length: 5")],
  ])("reject with status %i: %s", async (status, _what, bytes) => {
    expect(await exchange(site.port, bytes)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  });

  it("refuse connections above the maximum, and accept new ones once one has closed", async () => {
    const small = await startSampleSite({ limits: { connections: 2 } });
    const [first, second] = await Promise.all([openRaw(small.port), openRaw(small.port)]);
    expect(await exchange(small.port, head("GET", "/about"))).toBe("");
    first.socket.destroy();
    const answer = await eventually("an answer", () => small.ask("/about").catch(() => undefined));
    expect(answer.status).toBe(200);
    second.socket.destroy();
    await small.close();
  });

  it("allow a client to pipeline twelve requests at a time repeatedly", async () => {
    const { send, received, socket } = await openRaw(site.port);
    for (let answered = 12; answered <= 120; answered += 12) {
      send(head("HEAD", "/about").repeat(12));
      const whole = /^HTTP\/1.1 200 (?:.+\r\n)+Keep-Alive: timeout=65\r\n/gm;
      await eventually("all answers", () => received().match(whole)?.length === answered);
    }
    socket.destroy();
  });

  it("disconnect a client that queues more than sixteen requests", async () => {
    const sent = head("HEAD", "/about").repeat(17) + head("HEAD", "/about", "Connection: close");
    expect((await exchange(site.port, sent)).match(/^HTTP\/1.1 200 /gm)?.length).not.toBe(18);
    expect((await site.ask("/about")).status).toBe(200);
  });

  it("keep serving during a shutdown's grace period while /readyz returns 503", async () => {
    const stopping = await startSampleSite({ limits: { graceMs: 2000, drainMs: 100_000 } });
    const closed = stopping.close();
    expect((await stopping.ask("/readyz")).status).toBe(503);
    expect((await stopping.ask("/about")).status).toBe(200);
    await closed;
  });

  it("let a shutdown wait for requests in flight until drainMs, and then abort them", async () => {
    const held: ServerResponse[] = [];
    const contact: Handler = async (_request, response) => void held.push(response);
    const drainMs = 100_000;
    const slow = await startSampleSite({ handlers: { contact }, limits: { drainMs } });
    const asked = [slow.ask("/api/contact"), slow.ask("/api/contact")];
    await eventually("both requests", () => held[1]);
    jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "Date"] });
    const closed = slow.close();
    const isRefused = () =>
      slow.ask("/healthz").then(
        () => undefined,
        () => true,
      );
    await eventually("the end of new connections", isRefused);
    jest.advanceTimersByTime(drainMs - 1);
    held[0]?.end();
    expect(await Promise.any(asked)).toMatchObject({ status: 200 });
    jest.advanceTimersByTime(1);
    await closed;
    jest.useRealTimers();
    await expect(Promise.all(asked)).rejects.toThrow();
  });

  const itOnLinux = existsSync("/proc/self/fd") ? it : it.skip;

  itOnLinux("keep no file open for a client that pipelines requests and does not read the responses", async () => {
    const { send, socket } = await openRaw(site.port);
    socket.pause();
    send(head("GET", "/video/film.mp4").repeat(16));
    const listFiles = () => spawnSync("ls", ["-l", `/proc/${process.pid}/fd`], { encoding: "utf8" }).stdout;
    const isOpen = () => listFiles().includes("film.mp4");
    await eventually("an open file", () => isOpen());
    await eventually("closed files", () => !isOpen());
    socket.destroy();
  });
});

it("/readyz follows the readiness of the handlers, also after the clock is set back", async () => {
  const statuses = async () => [(await site.ask("/readyz")).status, (await site.ask("/healthz")).status];
  ready = true;
  await eventually("readiness", async () => (await statuses())[0] === 200);
  ready = false;
  await eventually("the end of readiness", async () => (await statuses())[0] === 503);
  const before = checks;
  for (const both of await Promise.all(Array.from({ length: 30 }, statuses))) expect(both).toEqual([503, 200]);
  expect(checks - before).toBeLessThan(10);
  const { now } = Date;
  const clock = jest.spyOn(Date, "now").mockImplementation(() => now() - 3_600_000);
  ready = true;
  await eventually("readiness after the clock was set back", async () => (await statuses())[0] === 200);
  clock.mockRestore();
});

it("/metrics counts requests, for those who know the token", async () => {
  expect((await site.ask("/metrics")).status).toBe(401);
  const { headers, body } = await site.ask("/metrics", { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  expect(headers["cache-control"]).toBe("no-store");
  expect(body.toString()).toMatch(/_count\{method="GET",status="4xx"\} [1-9]/);
});

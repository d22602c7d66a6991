import { ask, head, keptHead, openRaw, parseAnswer } from "../../support/raw-request";
import { type SampleSite, startSampleSite, unusualAddress } from "../../support/sample-site";
import { expectSecured } from "../../support/secured";

const entryPoint = "/api/enquiry";

let site: SampleSite;
let tag = "";
beforeAll(async () => {
  site = await startSampleSite({
    functions: {
      [entryPoint]: (_request, response) => response.writeHead(201, { "content-type": "text/plain" }).end("done"),
      "/api/throws": () => {
        throw new Error("of the test");
      },
      "/api/silent": () => undefined,
    },
    limits: { functionTime: 50, bodySize: 10, headersTime: 400 },
    lifecycle: {
      start: () => Promise.resolve([]),
      isReady: () => Promise.resolve(false),
      stop: () => Promise.resolve(),
    },
    prepare: (manifest) => ({
      ...manifest,
      statics: [...manifest.statics, { ...manifest.statics[0], path: "/lost", file: "lost.txt" } as never],
    }),
  });
  tag = (await site.ask("/about")).headers.etag ?? "";
});
afterAll(() => site.close());

const get = (target: string, ...headers: string[]) => head("GET", target, ...headers);

describe("every answer carries the security headers", () => {
  it.each<[status: number, what: string, request: () => string]>([
    [200, "a page", () => get("/about")],
    [200, "a page by HEAD", () => head("HEAD", "/about")],
    [200, "an encoding", () => get("/about", "Accept-Encoding: br")],
    [200, "a file that may be kept", () => get("/app-0a1b2c3d.js")],
    [200, "a file from disk", () => get("/video/film.mp4")],
    [200, "an unusual name", () => get(unusualAddress)],
    [200, "a sign of life", () => get("/healthz")],
    [201, "a function's answer", () => get(entryPoint)],
    [206, "a part", () => get("/video/film.mp4", "Range: bytes=0-9")],
    [301, "a redirect", () => get("/contact")],
    [301, "a redirect to a page's one address", () => get("/About/")],
    [302, "a redirect for now", () => get("/Offer")],
    [304, "what a client has", () => get("/about", `If-None-Match: ${tag}`)],
    [400, "a malformed address", () => get("/%zz")],
    [404, "a missing page", () => get("/no-such-page")],
    [404, "a missing post", () => get("/blog/no-such-post")],
    [405, "another method", () => head("POST", "/about")],
    [405, "another method where nothing is", () => head("DELETE", "/no-such-page")],
    [411, "a body of unknown length", () => `${head("POST", entryPoint, "Transfer-Encoding: chunked")}0\r\n\r\n`],
    [412, "a condition that fails", () => get("/about", "Range: bytes=0-9", 'If-Match: "other"')],
    [413, "a body that is too long", () => `${head("POST", entryPoint, "Content-Length: 11")}01234567890`],
    [415, "a body in parts", () => head("POST", entryPoint, "Content-Type: multipart/form-data; boundary=x")],
    [416, "a part that there is not", () => get("/video/film.mp4", "Range: bytes=9999999-")],
    [200, "an expectation that is ignored", () => get("/about", "Expect: 200-ok")],
    [400, "no request", () => "WHAT\r\n\r\n"],
    [400, "no host", () => "GET /about HTTP/1.1\r\nConnection: close\r\n\r\n"],
    [400, "two hosts", () => get("/about", "Host: other.example")],
    [400, "the same host twice", () => get(entryPoint, "Host: site.example")],
    [400, "an upgrade without a host", () => "GET / HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"],
    [400, "a body that is malformed", () => `${head("POST", entryPoint, "Content-Length: x")}`],
    [408, "a request that does not end", () => "GET /about HTTP/1.1\r\nHost: site.ex"],
    [431, "headers that are too long", () => get("/about", `X-Long: ${"a".repeat(20_000)}`)],
    [500, "a function that throws", () => get("/api/throws")],
    [500, "a file that is lost", () => get("/lost")],
    [503, "a function that does not answer", () => get("/api/silent")],
    [503, "that the site is not ready", () => get("/readyz")],
  ])("%i: %s", async (status, _what, request) => {
    const answer = await ask(site.port, request());
    expect(answer?.status).toBe(status);
    expectSecured(answer?.headers ?? []);
  });

  it.each([
    "",
    " ",
    "a b",
    "user@site.example",
    "site.example/path",
    "site.example?x",
    "a,b",
    "site.example:port",
    "[::1",
    "sitë.example",
  ])("400: the host %j", async (host) => {
    const answer = await ask(site.port, `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(answer?.status).toBe(400);
    expectSecured(answer?.headers ?? []);
  });

  it.each(["localhost", "site.example:9000", "127.0.0.1:9000", "[::1]:9000", "xn--mnchen-3ya.example."])(
    "200: the host %j",
    async (host) => {
      const answer = await ask(site.port, `GET /about HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      expect(answer?.status).toBe(200);
    },
  );

  it("400: no request after an answer on the same connection", async () => {
    const connection = await openRaw(site.port);
    connection.send(keptHead("HEAD", "/about"));
    await connection.answered;
    const first = connection.received().length;
    connection.send("WHAT\r\n\r\n");
    await connection.closed;
    const answer = parseAnswer(connection.received().subarray(first));
    expect(answer?.status).toBe(400);
    expectSecured(answer?.headers ?? []);
  });
});

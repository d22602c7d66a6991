import { exchange, head } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

let site: SampleSite;
let etag = "";
beforeAll(async () => {
  site = await startSampleSite({
    functions: {
      "/api/contact": (_request, response) => void response.writeHead(201).end("done"),
      "/api/throws": () => Promise.reject(new Error("of the test")),
    },
    limits: { bodySize: 10, headersTime: 400 },
    lifecycle: { isReady: () => Promise.resolve(false) },
    prepare: (manifest) => ({
      ...manifest,
      statics: [...manifest.statics, { ...manifest.statics[0], path: "/lost", file: "lost.txt" } as never],
    }),
  });
  etag = (await site.ask("/admin")).headers.etag ?? "";
});
afterAll(() => site.close());

const close = "Connection: close";
const get = (target: string, ...headers: string[]) => head("GET", target, close, ...headers);
const post = (target: string, ...headers: string[]) => head("POST", target, close, ...headers);

/** The header lines of an answer, names in small letters, and its status. */
const ask = async (request: string) => {
  const [start = "", ...lines] = (await exchange(site.port, request)).split("\r\n\r\n", 1).join().split("\r\n");
  return {
    status: Number(start.split(" ")[1]),
    headers: lines.map((line) => line.replace(/^[^:]+/, (name) => name.toLowerCase())),
  };
};

/** Expects each header once, as it is, and none that tells what the server is made of or opens it to other sites. */
const expectHeaders = (found: readonly string[], expected: Readonly<Record<string, string>>) => {
  const lines = Object.entries(expected).map(([name, value]) => `${name}: ${value}`);
  const names = Object.keys(expected);
  expect(found.filter((line) => names.includes(line.split(":")[0] ?? "")).sort()).toEqual(lines.sort());
  expect(found.filter((line) => /^(?:x-powered-by|server|access-control-)/.test(line))).toEqual([]);
};

describe("the security headers", () => {
  it.each<[status: number, what: string, request: string]>([
    [200, "a page", get("/about")],
    [200, "an immutable file", get("/app-0a1b2c3d.js")],
    [200, "a page whose address begins as the editor's", get("/administration")],
    [200, "a sign of life", get("/healthz")],
    [201, "a function", get("/api/contact")],
    [301, "a redirect", get("/old")],
    [301, "a redirect to the editor", get("/admin/")],
    [400, "a malformed address", get("/%zz")],
    [400, "no HTTP", "WHAT\r\n\r\n"],
    [400, "no host", `GET /about HTTP/1.1\r\n${close}\r\n\r\n`],
    [400, "a host that is none", `GET /about HTTP/1.1\r\nHost: a,b\r\n${close}\r\n\r\n`],
    [404, "a missing page", get("/missing")],
    [404, "a missing page of the editor", get("/admin/missing")],
    [405, "a wrong method", post("/about")],
    [408, "a request that does not end", "GET /about HTTP/1.1\r\nHost: www.exa"],
    [413, "a body that is too long", `${post("/api/contact", "Content-Length: 11")}01234567890`],
    [416, "a part that does not exist", get("/video/film.mp4", "Range: bytes=9999999-")],
    [431, "headers that are too long", get("/about", `X-Long: ${"a".repeat(20_000)}`)],
    [500, "a function that fails", get("/api/throws")],
    [500, "a file that is lost", get("/lost")],
    [503, "a site that is not ready", get("/readyz")],
  ])("are sent with %i, %s", async (status, _what, request) => {
    const answer = await ask(request);
    expect(answer.status).toBe(status);
    expectHeaders(answer.headers, site.manifest.headers);
  });
});

describe("the headers of the editor", () => {
  it.each([
    [200, "its page", () => get("/admin")],
    [200, "its script, compressed", () => get("/admin/editor.js", "Accept-Encoding: br")],
    [304, "its page, unchanged", () => get("/admin", `If-None-Match: ${etag}`)],
  ])("are its own, with %i, %s", async (status, _what, request) => {
    const answer = await ask(request());
    expect(answer.status).toBe(status);
    expectHeaders(answer.headers, site.manifest.folders[0]?.headers ?? {});
  });
});

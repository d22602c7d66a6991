import { ask, head } from "../../support/raw-request";
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
    limits: { functionTime: 50, bodySize: 10 },
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
    [500, "a function that throws", () => get("/api/throws")],
    [500, "a file that is lost", () => get("/lost")],
    [503, "a function that does not answer", () => get("/api/silent")],
    [503, "that the site is not ready", () => get("/readyz")],
  ])("%i: %s", async (status, _what, request) => {
    const answer = await ask(site.port, request());
    expect(answer?.status).toBe(status);
    expectSecured(answer?.headers ?? []);
  });
});

import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type SampleSite, secret, startSampleSite } from "../../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({ functions: { "/api/contact": (_request, response) => void response.end("called") } });
});
afterAll(() => site.close());

const page = "about/index.html";
const revalidated = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

describe("a published file", () => {
  it.each([
    ["/", "index.html", "text/html; charset=utf-8", revalidated],
    ["/about", page, "text/html; charset=utf-8", revalidated],
    ["/%61bout", page, "text/html; charset=utf-8", revalidated],
    ["http://proxy.example/about", page, "text/html; charset=utf-8", revalidated],
    ["/app-0a1b2c3d.js", "app-0a1b2c3d.js", "text/javascript; charset=utf-8", immutable],
    ["/rss.xml", "rss.xml", "application/rss+xml; charset=utf-8", revalidated],
    ["/video/film.mp4", "video/film.mp4", "video/mp4", revalidated],
    ["/media/Sch%C3%B6n%20%231%3F%20100%25.txt", "media/Schön #1? 100%.txt", "text/plain; charset=utf-8", revalidated],
  ])("has its type and its time in caches: %s", async (address, file, type, cache) => {
    const { status, headers, body } = await site.ask(address);
    expect([status, headers["content-type"], headers["cache-control"]]).toEqual([200, type, cache]);
    expect(body.equals(site.content(file))).toBe(true);
  });

  it.each(["/about", "/video/film.mp4", "/missing"])(
    "has the same headers for HEAD as for GET: %s",
    async (address) => {
      const { body: _body, ...got } = await site.ask(address);
      const { body, ...described } = await site.ask(address, { method: "HEAD" });
      expect(body).toHaveLength(0);
      expect({ ...described.headers, date: "" }).toEqual({ ...got.headers, date: "" });
      expect(described.status).toBe(got.status);
    },
  );

  it.each(["/about", "/video/film.mp4"])("is not sent again to a client that has it: %s", async (address) => {
    const { headers } = await site.ask(address);
    const again = await site.ask(address, { headers: { "if-none-match": headers.etag } });
    expect([again.status, again.headers["cache-control"]]).toEqual([304, revalidated]);
    expect((await site.ask(address, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });

  it("is sent in parts, uncompressed", async () => {
    const headers = { range: "bytes=100-199", "accept-encoding": "br" };
    const part = await site.ask("/video/film.mp4", { headers });
    expect([part.status, part.headers["content-range"]]).toEqual([206, "bytes 100-199/600000"]);
    expect(part.body.equals(site.content("video/film.mp4").subarray(100, 200))).toBe(true);
  });
});

describe("a compressed variant", () => {
  const take = (accepted: string, address = "/about") =>
    site.ask(address, { headers: { "accept-encoding": accepted } });
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

  it.each<[accepted: string, keyof typeof decoders]>([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip", "gzip"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["", "identity"],
    ["identity", "identity"],
    ["br;q=0, gzip;q=0", "identity"],
  ])("is chosen by Accept-Encoding: %j", async (accepted, coding) => {
    const { status, headers, body } = await take(accepted);
    expect([status, headers["content-encoding"] ?? "identity", headers.vary]).toEqual([200, coding, "accept-encoding"]);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(decoders[coding](body)).toEqual(site.content(page));
  });

  it("has an ETag of its own", async () => {
    const { etag } = (await take("br")).headers;
    const other = { "accept-encoding": "gzip", "if-none-match": etag };
    expect((await site.ask("/about", { headers: other })).status).toBe(200);
  });

  it("does not exist of what compresses badly, and no cache has to tell clients apart", async () => {
    const { headers } = await take("br, gzip", "/video/film.mp4");
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, undefined]);
  });
});

describe("an address that is not a page's own", () => {
  it.each([
    ["/about/", 301, "/about"],
    ["/about/index.html", 301, "/about"],
    ["/ABOUT?a=1&b=%20", 301, "/about?a=1&b=%20"],
    ["/services/design/", 301, "/services/Design"],
    ["//", 301, "/"],
    ["/old?a=b%2Fc", 301, "/about?a=b%2Fc"],
    ["/OLD/", 301, "/about"],
    ["/offer?a=1", 302, "/about?from=offer#prices"],
    ["/team?a=1", 301, "/about?a=1#team"],
    ["/MEDIA/sch%c3%b6n%20%231%3f%20100%25.txt", 301, "/media/Sch%C3%B6n%20%231%3F%20100%25.txt"],
    ["/old?a=%0d%0aSet-Cookie:%20a=b", 301, "/about?a=%0d%0aSet-Cookie:%20a=b"],
  ])("redirects to it, with the query: %s", async (address, status, location) => {
    const { headers, ...answer } = await site.ask(address);
    expect([answer.status, headers.location, headers["set-cookie"]]).toEqual([status, location, undefined]);
  });

  it.each([
    "//evil.example/",
    "//evil.example/about/",
    "/\\evil.example/",
    "/%5cevil.example/",
    "/%0d%0aX-Planted:%201/",
  ])("never redirects to another site: %s", async (address) => {
    const { status, headers } = await site.ask(address);
    expect([400, 404]).toContain(status);
    expect([headers.location, headers["x-planted"]]).toEqual([undefined, undefined]);
  });
});

describe("what is not published", () => {
  it.each([
    ["/missing", "404.html"],
    ["/404.html", "404.html"],
    ["/api/missing", "404.html"],
    ["/api/contact/", "404.html"],
    ["/blog/missing", "blog/404/index.html"],
  ])("is answered with status 404 and the page that fits: %s", async (address, file) => {
    const { status, headers, body } = await site.ask(address);
    expect([status, headers["cache-control"]]).toEqual([404, revalidated]);
    expect(body).toEqual(site.content(file));
  });

  it.each([
    "/unpublished.txt",
    "/about/index.html.br",
    "/package.json",
    "/../package.json",
    "/about/../../.env",
    "/%2e%2e/package.json",
    "/__proto__",
  ])("stays hidden: %s", async (address) => {
    const { status, body } = await site.ask(address);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain(secret);
  });
});

const place = (file: string) => path.join(site.publicFolder, file);

describe("a file that is lost after the build", () => {
  it.each([
    ["/blog", "blog/index.html"],
    ["/video/film.mp4", "video/film.mp4"],
  ])("answers 500 with nothing of the file's own, until it is there again: %s", async (address, file) => {
    const content = site.content(file);
    for (const suffix of ["", ".br"]) rmSync(place(file + suffix), { force: true });
    const { status, headers, body } = await site.ask(address, { headers: { "accept-encoding": "br" } });
    expect([status, body.toString()]).toEqual([500, "Internal Server Error\n"]);
    expect([headers.etag, headers.vary, headers["content-encoding"]]).toEqual([undefined, undefined, undefined]);
    expect(headers["cache-control"]).toBe("no-store");
    expect(site.log.text()).not.toContain(site.publicFolder);
    writeFileSync(place(file), content);
    expect((await site.ask(address)).body.equals(content)).toBe(true);
  });
});

it("a file of another length than the build said answers 500, and not the beginning of the next answer", async () => {
  writeFileSync(place("administration/index.html"), "<!doctype html><p>Built again</p>");
  expect((await site.ask("/administration")).status).toBe(500);
  expect(site.log.text()).toContain("FILE_CHANGED");
  expect((await site.ask("/blog/first")).status).toBe(200);
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { type SampleSite, startSampleSite, unusualAddress, unusualPath } from "../../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

const page = "about/index.html";

describe("a file", () => {
  it("is sent whole, with its type and length", async () => {
    const { status, headers, body } = await site.ask("/about");
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers["content-length"]).toBe(String(site.content(page).length));
    expect(body).toEqual(site.content(page));
  });

  it.each([
    ["/app-0a1b2c3d.js", "text/javascript; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/about.md", "text/markdown; charset=utf-8"],
    ["/rss.xml", "application/rss+xml; charset=utf-8"],
    ["/sitemap.xml", "application/xml"],
    ["/feed.json", "application/feed+json"],
    ["/video/film.mp4", "video/mp4"],
    ["/download", "application/octet-stream"],
  ])("has the type of its name: %s", async (address, type) => {
    const { headers, body } = await site.ask(address);
    expect(headers["content-type"]).toBe(type);
    expect(body.equals(site.content(address))).toBe(true);
  });

  it("is found under a name that addresses write in another way, query or not", async () => {
    const { status, body } = await site.ask(`${unusualAddress}?v=2`);
    expect(status).toBe(200);
    expect(body).toEqual(site.content(unusualPath));
  });

  it("is found by a proxy that sends the whole address", async () => {
    const { status, body } = await site.ask("http://other.example/about?from=proxy");
    expect(status).toBe(200);
    expect(body).toEqual(site.content(page));
  });

  it("may be kept for ever only when its name changes with its content", async () => {
    const kept = async (address: string) => (await site.ask(address)).headers["cache-control"];
    expect(await kept("/app-0a1b2c3d.js")).toBe("public, max-age=31536000, immutable");
    expect(await kept("/about")).toBe("public, max-age=0, must-revalidate");
    expect(await kept("/video/film.mp4")).toBe("public, max-age=0, must-revalidate");
    expect(await kept("/no-such-page")).toBe("public, max-age=0, must-revalidate");
  });

  it("is kept out of search engines when it only says what a page says", async () => {
    const robots = async (address: string) => (await site.ask(address)).headers["x-robots-tag"];
    expect(await robots("/about.md")).toBe("noindex");
    expect(await robots("/about")).toBeUndefined();
    expect(await robots("/rss.xml")).toBeUndefined();
    expect(await robots("/no-such-page.md")).toBeUndefined();
  });

  it.each(["/about", "/video/film.mp4", "/no-such-page"])("is described to HEAD as to GET: %s", async (address) => {
    const got = await site.ask(address);
    const described = await site.ask(address, { method: "HEAD" });
    expect(described.status).toBe(got.status);
    expect(described.body).toHaveLength(0);
    expect({ ...described.headers, date: "" }).toEqual({ ...got.headers, date: "" });
  });

  it("stays the same however many ask for it at once", async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => site.ask("/services/seo")));
    for (const { body } of answers) expect(body).toEqual(site.content("services/seo/index.html"));
  });
});

describe("an encoding", () => {
  const decoders = { br: brotliDecompressSync, gzip: gunzipSync };
  const take = (accepted: string, address = "/about", method = "GET") =>
    site.ask(address, { method, headers: { "accept-encoding": accepted } });

  it.each(["br", "gzip"] as const)("is sent to whoever takes it: %s", async (coding) => {
    const { headers, body } = await take(coding);
    expect(headers["content-encoding"]).toBe(coding);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(body.length).toBeLessThan(site.content(page).length);
    expect(decoders[coding](body)).toEqual(site.content(page));
  });

  it.each([
    ["gzip, deflate, br, zstd", "br"],
    ["gzip;q=1.0, br;q=0.5", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["*", "br"],
    ["zstd, compress", undefined],
    ["br;q=0, gzip;q=0", undefined],
    ["*;q=0", undefined],
    ["", undefined],
    ["identity", undefined],
    [";;,,q=;=", undefined],
  ])("is chosen by what the client prefers: %j", async (accepted, coding) => {
    const { status, headers, body } = await take(accepted);
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe(coding);
    if (coding === undefined) expect(body).toEqual(site.content(page));
  });

  it("is none for what does not shrink, and then no cache has to tell clients apart", async () => {
    const { headers, body } = await take("br, gzip", "/video/film.mp4");
    expect(headers["content-encoding"]).toBeUndefined();
    expect(headers.vary).toBeUndefined();
    expect(body.equals(site.content("video/film.mp4"))).toBe(true);
  });

  it("makes caches tell clients apart, also for those who take none", async () => {
    for (const accepted of ["br", "gzip", "identity"]) {
      expect((await take(accepted)).headers.vary).toBe("accept-encoding");
    }
  });

  it("has an ETag of its own", async () => {
    const tags = await Promise.all(["br", "gzip", "identity"].map(async (name) => (await take(name)).headers.etag));
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w.-]+"$/);
  });

  it("is also sent of the page for what is missing", async () => {
    const { status, headers, body } = await take("br", "/no-such-page");
    expect(status).toBe(404);
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(body)).toEqual(site.content("404.html"));
  });
});

describe("what is missing", () => {
  it.each([
    ["/no-such-page", "404.html"],
    ["/about/more", "404.html"],
    ["/blogging", "404.html"],
    ["/blog/no-such-post", "blog/404/index.html"],
    ["/blog/2024/01/old", "blog/404/index.html"],
    ["/404", "404/index.html"],
    ["/404.html", "404.html"],
    ["/blog/404", "blog/404/index.html"],
    ["/unpublished.txt", "404.html"],
    ["/api/no-such-function", "404.html"],
  ])("is answered with 404 and a page: %s", async (address, file) => {
    const { status, body } = await site.ask(address);
    expect(status).toBe(404);
    expect(body).toEqual(site.content(file));
  });
});

import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { brotliModule, describeWithNginx } from "../../support/nginx";
import { type NginxSite, startNginxSite } from "../../support/nginx-site";
import { contentOf } from "../../support/written-build";

const script = "/app-0a1b2c3d.js";
const film = "/video/film.mp4";

describeWithNginx("files that nginx sends", () => {
  let site: NginxSite;
  beforeAll(async () => {
    site = await startNginxSite();
  });
  afterAll(() => site.close());

  it.each([
    [script, "gzip"],
    ["/", "gzip, deflate"],
    ["/about", "gzip;q=0.5"],
  ])("are compressed for whoever can read that: %s for %s", async (path, encoding) => {
    const { headers, content } = await site.ask(path, { headers: { "accept-encoding": encoding } });
    expect([headers["content-encoding"], headers.vary]).toEqual(["gzip", "Accept-Encoding"]);
    expect(gunzipSync(content).toString()).toMatch(/^This is /);
  });

  it("are compressed behind a cache, too", async () => {
    const { headers } = await site.ask(script, { headers: { "accept-encoding": "gzip", via: "1.1 cache" } });
    expect(headers["content-encoding"]).toBe("gzip");
  });

  (brotliModule === undefined ? it.skip : it)("are compressed by brotli for whoever reads both", async () => {
    const { headers, content } = await site.ask("/about", { headers: { "accept-encoding": "gzip, deflate, br" } });
    expect([headers["content-encoding"], headers.vary]).toEqual(["br", "Accept-Encoding"]);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(brotliDecompressSync(content).toString()).toBe(contentOf("about/index.html"));
  });

  it("come as they are for everybody else, and say that there is more than one form", async () => {
    const { headers, content } = await site.ask(script);
    expect([headers["content-encoding"], headers.vary]).toEqual([undefined, "Accept-Encoding"]);
    expect(content.toString()).toBe(contentOf(script.slice(1)));
  });

  it("are not compressed while a visitor waits when the build has not done it", async () => {
    const { headers } = await site.ask("/.well-known/security.txt", { headers: { "accept-encoding": "gzip" } });
    expect(headers["content-encoding"]).toBeUndefined();
  });

  it("answer for what is not there, compressed", async () => {
    const { status, content } = await site.ask("/blog/nothing", { headers: { "accept-encoding": "gzip" } });
    expect([status, gunzipSync(content).toString()]).toEqual([404, contentOf("blog/404/index.html")]);
  });

  it("come in parts, for a film that is wound forward", async () => {
    const whole = contentOf(film.slice(1));
    const { status, headers, content } = await site.ask(film, { headers: { range: "bytes=100-199" } });
    expect([status, content.toString()]).toEqual([206, whole.slice(100, 200)]);
    expect(headers["content-range"]).toBe(`bytes 100-199/${whole.length}`);
  });

  it("come again only when they have changed", async () => {
    const { headers } = await site.ask(film);
    const again = await site.ask(film, { headers: { "if-none-match": headers.etag } });
    expect([again.status, again.content.length]).toEqual([304, 0]);
    expect((await site.ask(film, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  });
});

import type { Answer } from "../../support/https-client";
import { describeWithNginx } from "../../support/nginx";
import { type NginxSite, startNginxSite } from "../../support/nginx-site";
import { contentOf } from "../../support/written-build";

describeWithNginx("headers of what nginx answers", () => {
  let site: NginxSite;
  beforeAll(async () => {
    site = await startNginxSite();
  });
  afterAll(() => site.close());

  const unchanged = async (path: string): Promise<Answer> => {
    const { headers } = await site.ask(path);
    return site.ask(path, { headers: { "if-none-match": headers.etag } });
  };

  const answers: [string, number, () => Promise<Answer>][] = [
    ["a page", 200, () => site.ask("/about")],
    ["a page that has not changed", 304, () => unchanged("/about")],
    ["a part of a file", 206, () => site.ask("/video/film.mp4", { headers: { range: "bytes=0-9" } })],
    ["a part that does not exist", 416, () => site.ask("/video/film.mp4", { headers: { range: "bytes=99999-" } })],
    ["an address that has moved", 301, () => site.ask("/contact")],
    ["an address with a slash", 301, () => site.ask("/about/")],
    ["an address that does not exist", 404, () => site.ask("/nowhere")],
    ["a page that says that nothing is there", 404, () => site.ask("/blog/404")],
    ["a malformed address", 400, () => site.ask("/%zz")],
    ["a host name that cannot be one", 400, () => site.ask("/", { headers: { host: "a/b" } })],
    ["a wrong method", 405, () => site.ask("/about", { method: "DELETE" })],
    ["a function whose server is away", 502, () => site.ask("/api/contact")],
    ["a probe from elsewhere", 403, () => site.ask("/healthz", { from: "127.0.0.2" })],
    ["headers that are too long", 400, () => site.ask("/", { headers: { cookie: "x".repeat(20_000) } })],
    ["a body that is too large", 413, () => site.ask("/api/contact", { method: "POST", body: "x".repeat(1_000_001) })],
  ];

  it.each(answers)("are all there, and once each: %s", async (_name, status, ask) => {
    const { all, ...answer } = await ask();
    expect(answer.status).toBe(status);
    const expected = Object.entries(site.manifest.headers).map(([name, value]) => [name, [value]]);
    expect(all).toMatchObject(Object.fromEntries(expected));
  });

  it.each(answers)("do not tell the version of nginx: %s", async (_name, _status, ask) => {
    const { headers, content } = await ask();
    expect(headers["server"]).toBe("nginx");
    expect(content.toString()).not.toMatch(/nginx\/\d/);
  });

  const lasting = "public, max-age=31536000, immutable";
  const asked = "public, max-age=0, must-revalidate";
  it.each<[string, number, string, () => Promise<Answer>]>([
    ["a page", 200, asked, () => site.ask("/about")],
    ["a page that has not changed", 304, asked, () => unchanged("/about")],
    ["a file whose name changes with it", 200, lasting, () => site.ask("/app-0a1b2c3d.js")],
    ["such a file that has not changed", 304, lasting, () => unchanged("/app-0a1b2c3d.js")],
    ["a file that has another name than a path", 200, asked, () => site.ask("/download")],
    ["a part of a file", 206, asked, () => site.ask("/video/film.mp4", { headers: { range: "bytes=0-9" } })],
    ["what does not exist", 404, asked, () => site.ask("/app-00000000.js")],
    ["what has moved", 301, "no-store", () => site.ask("/contact")],
    ["a wrong method", 405, "no-store", () => site.ask("/app-0a1b2c3d.js", { method: "POST" })],
  ])("say how long it may be kept: %s", async (_name, status, cacheControl, ask) => {
    const { headers, ...answer } = await ask();
    expect([answer.status, headers["cache-control"]]).toEqual([status, cacheControl]);
  });

  it.each([
    ["/about", "text/html; charset=utf-8"],
    ["/app-0a1b2c3d.js", "text/javascript; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    ["/manifest.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/about.md", "text/markdown; charset=utf-8"],
    ["/rss.xml", "application/rss+xml; charset=utf-8"],
    ["/sitemap.xml", "application/xml"],
    ["/feed.json", "application/feed+json"],
    ["/video/film.mp4", "video/mp4"],
    ["/download", "application/octet-stream"],
    ["/nowhere", "text/html; charset=utf-8"],
  ])("name the type that the build gave: %s", async (path, type) => {
    expect((await site.ask(path)).headers["content-type"]).toBe(type);
  });

  it.each<[string, string | undefined, () => Promise<Answer>]>([
    ["the twin of a page", "noindex", () => site.ask("/about.md")],
    ["a twin that has not changed", "noindex", () => unchanged("/about.md")],
    ["the page itself", undefined, () => site.ask("/about")],
    ["a feed", undefined, () => site.ask("/rss.xml")],
    ["a twin that does not exist", undefined, () => site.ask("/nowhere.md")],
  ])("keep texts that pages have already out of search engines: %s", async (_name, robots, ask) => {
    expect((await ask()).headers["x-robots-tag"]).toBe(robots);
  });

  it.each<[string, () => Promise<Answer>]>([
    ["its page", () => site.ask("/admin")],
    ["its page that has not changed", () => unchanged("/admin")],
    ["its script", () => site.ask("/admin/editor.js")],
    ["its script, compressed", () => site.ask("/admin/editor.js", { headers: { "accept-encoding": "gzip" } })],
  ])("are the editor's own below /admin, and once each: %s", async (_name, ask) => {
    const { all, status } = await ask();
    expect([200, 304]).toContain(status);
    const own = Object.entries(site.manifest.folders[0]?.headers ?? {}).map(([name, value]) => [name, [value]]);
    expect(own.length).toBeGreaterThan(0);
    expect(all).toMatchObject(Object.fromEntries(own));
  });

  it.each(["/administration", "/admin/nothing", "/Admin", "/admin/"])("are everybody's at %s", async (path) => {
    const { all } = await site.ask(path);
    const { headers } = site.manifest;
    expect(all["content-security-policy"]).toEqual([headers["content-security-policy"]]);
    expect(all["cross-origin-opener-policy"]).toEqual(["same-origin"]);
    expect(all["x-robots-tag"]).toBeUndefined();
  });

  it.each(["POST", "PUT", "DELETE", "PATCH", "OPTIONS"])("name the methods of a page to %s", async (method) => {
    const { status, headers } = await site.ask("/about", { method });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });

  it("are the same without a body", async () => {
    const { status, headers, content } = await site.ask("/about", { method: "HEAD" });
    const length = contentOf("about/index.html").length;
    expect([status, headers["content-length"], content.length]).toEqual([200, String(length), 0]);
  });
});

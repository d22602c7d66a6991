import { describeWithNginx } from "../../support/nginx";
import { type NginxSite, startNginxSite } from "../../support/nginx-site";
import { contentOf } from "../../support/written-build";

describeWithNginx("addresses that nginx answers", () => {
  let site: NginxSite;
  beforeAll(async () => {
    site = await startNginxSite();
  });
  afterAll(() => site.close());

  const textAt = async (path: string) => {
    const { status, content } = await site.ask(path);
    return [status, content.toString()];
  };
  const leadsTo = async (path: string) => {
    const { status, headers } = await site.ask(path);
    return [status, headers.location];
  };

  it.each([
    ["/", "index.html"],
    ["/?page=2", "index.html"],
    ["/about", "about/index.html"],
    ["/blog/first-post", "blog/first-post/index.html"],
    ["/services/Domain", "services/Domain/index.html"],
    ["/app-0a1b2c3d.js", "app-0a1b2c3d.js"],
    ["/.well-known/security.txt", ".well-known/security.txt"],
    ["/download", "download"],
    ["/%61bout", "about/index.html"],
  ])("are those of pages and files: %s", async (path, file) => {
    expect(await textAt(path)).toEqual([200, contentOf(file)]);
  });

  it.each([
    ["/about/", "/about"],
    ["/about//", "/about"],
    ["/about/index.html", "/about"],
    ["/about/index.html/", "/about"],
    ["/index.html", "/"],
    ["//", "/"],
    ["/about/?a=1&b=%20", "/about?a=1&b=%20"],
    ["/video/film.mp4/", "/video/film.mp4"],
  ])("have one form, without a slash and without a file's name: %s", async (path, to) => {
    expect(await leadsTo(path)).toEqual([301, to]);
  });

  it.each([
    ["/services/SEO", "/services/seo"],
    ["/services/domain", "/services/Domain"],
    ["/SERVICES/DOMAIN/", "/services/Domain"],
    ["/About?a=1", "/about?a=1"],
    ["/APP-0a1b2c3d.js", "/app-0a1b2c3d.js"],
    ["/BLOG/404", "/blog/404"],
  ])("are found in another casing: %s", async (path, to) => {
    expect(await leadsTo(path)).toEqual([301, to]);
  });

  it.each([
    ["/contact", 301, "/about"],
    ["/contact?service=seo&x=%20", 301, "/about?service=seo&x=%20"],
    ["/Contact/", 301, "/about"],
    ["/Offer", 302, "/services/seo?from=offer#prices"],
    ["/offer?from=mail", 302, "/services/seo?from=offer#prices"],
  ])("may have moved: %s", async (path, status, to) => {
    expect(await leadsTo(path)).toEqual([status, to]);
  });

  it.each([
    ["/nowhere", "404.html"],
    ["/nowhere/at/all/", "404.html"],
    ["/404", "404/index.html"],
    ["/404.html", "404.html"],
    ["/blogger/x", "404.html"],
    ["/blog/nothing", "blog/404/index.html"],
    ["/blog/404", "blog/404/index.html"],
  ])("are answered with the page that fits where there is nothing: %s", async (path, file) => {
    expect(await textAt(path)).toEqual([404, contentOf(file)]);
  });

  it.each([
    "/app-0a1b2c3d.js.br",
    "/app-0a1b2c3d.js.gz",
    "/index.html.gz",
    "/about/index.html.br",
    "/.env",
    "/notes.txt",
    "/app-0a1b2c3d.js.map",
    "/about%00",
    "/..%2fnginx/nginx.conf",
    "/../certificate.pem",
    "/%2e%2e/certificate.pem",
    "/about/../../certificate.pem",
    "/.well-known/../../key.pem",
    "/about%5c..%5c..%5ckey.pem",
    "/etc/passwd",
  ])("never give what the build has not published: %s", async (path) => {
    const { status, content } = await site.ask(path);
    expect([400, 404]).toContain(status);
    expect(content.toString()).not.toMatch(/SECRET|notes|\{\}|BEGIN|root:/);
  });

  it.each([
    "//evil.example/",
    "//evil.example/about/",
    "/\\evil.example/",
    "//evil.example/%2e%2e/about/",
    "/%0d%0ax:%20y/",
    "/about%0a",
    "/about%0a/",
  ])("never lead to another site: %s", async (path) => {
    const { status, headers } = await site.ask(path);
    expect([404, headers.location]).toEqual([status, undefined]);
  });

  it("lead nowhere else by the name that a visitor gives the site", async () => {
    const { headers } = await site.ask("/about/", { headers: { host: "evil.example" } });
    expect(headers.location).toBe("/about");
  });

  it("are decided about quickly, however many slashes they have", async () => {
    const begin = performance.now();
    expect((await site.ask(`/${"/".repeat(14_000)}x`)).status).toBe(404);
    expect((await site.ask(`${"/index.html".repeat(1300)}x`)).status).toBe(404);
    expect(performance.now() - begin).toBeLessThan(1000);
  });
});

import { ask, head } from "../../support/raw-request";
import { type SampleSite, startSampleSite, unusualAddress } from "../../support/sample-site";

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite({
    prepare: (manifest) => ({
      ...manifest,
      redirects: [
        ...manifest.redirects,
        { from: "/shop", to: "https://shop.example/a%20b", status: 302 },
        { from: "/team", to: "/about#team", status: 301 },
      ],
    }),
  });
});
afterAll(() => site.close());

const locationOf = async (target: string, method = "GET") => {
  const answer = await ask(site.port, head(method, target));
  const locations = answer?.headers.filter(([name]) => name === "location").map(([, value]) => value);
  return [answer?.status, ...(locations ?? [])];
};

describe("an address that has moved", () => {
  it.each([
    ["/contact", 301, "/about"],
    ["/contact/", 301, "/about"],
    ["/CONTACT", 301, "/about"],
    ["/services/domain", 301, "/services/Domain"],
    ["/Services/DOMAIN/", 301, "/services/Domain"],
    ["/Offer", 302, "/services/seo?from=offer#prices"],
    ["/offer", 302, "/services/seo?from=offer#prices"],
    ["/shop", 302, "https://shop.example/a%20b"],
    ["/team", 301, "/about#team"],
    ["/about/", 301, "/about"],
    ["/about///", 301, "/about"],
    ["/about/index.html", 301, "/about"],
    ["/ABOUT", 301, "/about"],
    ["/index.html", 301, "/"],
    ["//", 301, "/"],
    ["/App-0A1B2C3D.js", 301, "/app-0a1b2c3d.js"],
    ["/MEDIA/sch%c3%b6ne%20%231%3f%20%26%20100%25.TXT", 301, unusualAddress],
    ["/media/SCH%C3%96NE%20%231%3F%20&%20100%25.txt/", 301, unusualAddress],
  ])("leads on: %s", async (from, status, to) => {
    expect(await locationOf(from)).toEqual([status, to]);
  });

  it("leads on by HEAD as by GET", async () => {
    expect(await locationOf("/contact", "HEAD")).toEqual([301, "/about"]);
  });

  it.each([
    ["/contact?a=1&b=2", "/about?a=1&b=2"],
    ["/contact?q=a%20b%2Fc%C3%A9", "/about?q=a%20b%2Fc%C3%A9"],
    ["/About/?utm_source=mail%26post", "/about?utm_source=mail%26post"],
    ["/contact?", "/about?"],
    ["/contact?a?b", "/about?a?b"],
    ["/Offer?a=1", "/services/seo?from=offer#prices"],
    ["/team?a=1", "/about?a=1#team"],
    ["/contact?next=//evil.example/%2F..", "/about?next=//evil.example/%2F.."],
  ])("takes the query along as it came: %s", async (from, to) => {
    expect((await locationOf(from))[1]).toBe(to);
  });
});

describe("no request", () => {
  it.each([
    "//evil.example/",
    "//evil.example",
    "///evil.example/about/",
    "/\\evil.example/",
    "/%5cevil.example/",
    "/%2f/evil.example/",
    "/%2fevil.example/..",
    "//evil.example/%2e%2e",
    "//evil.example/about/index.html",
    "//about/",
    "/.evil.example/",
    "/@evil.example/",
    "http://evil.example//evil.example/",
    "https:evil.example",
  ])("leads to another site: %s", async (target) => {
    const [status, location] = await locationOf(target);
    expect([400, 404]).toContain(status);
    expect(location).toBeUndefined();
  });

  it("leads to another site by a whole address: it is the path that counts", async () => {
    expect(await locationOf("http://evil.example/About/?a=1")).toEqual([301, "/about?a=1"]);
    expect(await locationOf("http://evil.example?a=1")).toEqual([200]);
  });

  it.each([
    "/contact?a=%0d%0aSet-Cookie:%20a=b",
    "/contact?a=%0D%0A%0D%0A<script>",
    "/contact?a=%E5%98%8D%E5%98%8ASet-Cookie:a",
    "/contact?a=\u00e9",
    "/About/?%0aX-Planted:%201",
    "/contact%0d%0aX-Planted:%201",
    "/contact%0d%0aX-Planted:%201?a=b",
    "/%0d%0aX-Planted:%201/About/",
  ])("puts headers into an answer: %j", async (target) => {
    const answer = await ask(site.port, head("GET", target));
    expect([301, 400]).toContain(answer?.status);
    expect(answer?.headers.map(([name]) => name)).not.toEqual(expect.arrayContaining(["set-cookie"]));
    expect(answer?.headers.map(([name]) => name)).not.toEqual(expect.arrayContaining(["x-planted"]));
    expect(answer?.headers.filter(([name]) => name === "location").length).toBe(answer?.status === 301 ? 1 : 0);
    expect(answer?.body.toString()).not.toContain("<script>");
  });

  it("takes long to answer, however many slashes it has", async () => {
    const begun = performance.now();
    for (let times = 0; times < 20; times += 1) await locationOf(`/${"/".repeat(15_000)}x`);
    expect(performance.now() - begun).toBeLessThan(1000);
  });
});

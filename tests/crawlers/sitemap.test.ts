import { canonicalUrl, builtText, foundPages } from "../support/built-pages";
import { sitemapProblems, xmlOf } from "../support/xml";

const $ = xmlOf("sitemap.xml");
const urls = $("url").toArray();

describe("the sitemap", () => {
  it("is valid by its schema", async () => {
    expect(await sitemapProblems(builtText("sitemap.xml"))).toEqual([]);
  });

  it("dates no change in the future", () => {
    const dates = urls.map((url) => $(url).children("lastmod").text()).filter((date) => date !== "");
    expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([]);
  });

  it("is named by robots.txt, which forbids no page", () => {
    const robots = builtText("robots.txt").split("\n");
    expect(robots).toContain("User-agent: *");
    expect(robots).toContain(`Sitemap: ${canonicalUrl("/sitemap.xml")}`);
    const forbidden = robots.flatMap((line) => /^Disallow: *(\S+)/.exec(line)?.[1] ?? []);
    expect(foundPages.filter(({ path }) => forbidden.some((start) => path.startsWith(start)))).toEqual([]);
  });
});

import { canonicalUrl, builtText, foundPages } from "../support/built-pages";
import { sitemapProblems } from "../support/xml";

describe("the sitemap", () => {
  it("is valid according to its XML schema", async () => {
    expect(await sitemapProblems(builtText("sitemap.xml"))).toEqual([]);
  });

  it("is listed in robots.txt, which disallows no page", () => {
    const robots = builtText("robots.txt").split("\n");
    expect(robots).toContain("User-agent: *");
    expect(robots).toContain(`Sitemap: ${canonicalUrl("/sitemap.xml")}`);
    const forbidden = robots.flatMap((line) => /^Disallow: *(\S+)/.exec(line)?.[1] ?? []);
    expect(foundPages.filter(({ path }) => forbidden.some((start) => path.startsWith(start)))).toEqual([]);
  });
});

import { load } from "cheerio";
import { canonicalUrl, builtFiles, builtText, ownPath, seen } from "../support/built-pages";
import { xmlOf, xmlProblems } from "../support/xml";
import { site } from "./own-site";

const rss = xmlOf("rss.xml");

/** All entries for the feed, newest first. */
const published = [...site.posts, ...site.caseStudies].sort((a, b) => b.date.localeCompare(a.date));

const items = rss("item")
  .toArray()
  .map((item) => ({
    url: rss(item).children("link").text(),
    title: seen(rss(item).children("title").text()),
    html: rss(item).children("content\\:encoded").text(),
  }));

const articleProblems = ({ url, html }: (typeof items)[number]): string[] => {
  const $ = load(html);
  const page = load(builtText(`${ownPath(url)}/index.html`));
  const body = page("main article section:has(> #share)").prev();
  const urls = $("[href], [src]")
    .toArray()
    .map(({ attribs }) => attribs["href"] ?? attribs["src"] ?? "");
  return [
    ...(seen($.text()) === seen(body.text()) ? [] : ["has another text than the page"]),
    ...urls.filter((each) => !/^(?:https?:\/\/|mailto:|tel:)/.test(each)),
    ...urls.filter((each) => each.startsWith(canonicalUrl("/static/")) && !builtFiles.has(ownPath(each) ?? "")),
    ...($("script, style, iframe, [onclick]").length === 0 ? [] : ["has a script or a style"]),
  ].map((problem) => `${url}: ${problem}`);
};

describe("the RSS feed", () => {
  it("has its own URL, the blog's and the newest entries, newest first", () => {
    const self = rss("channel > atom\\:link[rel='self']").attr("href");
    expect([self, rss("channel > link").text()]).toEqual([canonicalUrl("/rss.xml"), canonicalUrl("/blog")]);
    expect(items.length).toBeGreaterThanOrEqual(Math.min(published.length, 10));
    const newest = published.slice(0, items.length);
    expect(items.map(({ url, title }) => [url, title])).toEqual(
      newest.map(({ path, title }) => [canonicalUrl(path), seen(title)]),
    );
  });

  it("has the whole text of each article, with absolute URLs and no scripts", () => {
    const articles = items.filter(({ url }) => ownPath(url)?.startsWith("/blog/"));
    expect(articles.flatMap(articleProblems)).toEqual([]);
  });

  it("has title, description, language and enclosures (https://www.rssboard.org/rss-specification)", async () => {
    expect(await xmlProblems(builtText("rss.xml"))).toEqual([]);
    for (const name of ["title", "link", "description", "language"]) expect(rss(`channel > ${name}`)).toHaveLength(1);
    const wrong = rss("enclosure")
      .toArray()
      .map(({ attribs }) => attribs)
      .filter(({ url = "", length, type }) => !builtFiles.has(ownPath(url) ?? "") || !(Number(length) > 0) || !type);
    expect(wrong).toEqual([]);
  });
});

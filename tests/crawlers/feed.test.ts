import { load } from "cheerio";
import { canonicalUrl, builtFiles, builtText, ownPath, seen } from "../support/built-pages";
import { xmlOf, xmlProblems } from "../support/xml";
import { site } from "./own-site";

const rss = xmlOf("rss.xml");

/** All that the feed may hold, the newest first. */
const published = [...site.posts, ...site.caseStudies].sort((a, b) => b.date.localeCompare(a.date));

const items = rss("item")
  .toArray()
  .map((item) => ({
    id: rss(item).children("guid").text(),
    url: rss(item).children("link").text(),
    title: seen(rss(item).children("title").text()),
    published: rss(item).children("pubDate").text(),
    html: rss(item).children("content\\:encoded").text(),
  }));

/** https://www.rfc-editor.org/rfc/rfc822#section-5, with the year in full. */
const rfc822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;

const articleProblems = ({ url, html }: (typeof items)[number]): string[] => {
  const $ = load(html);
  const article = seen(load(builtText(`${ownPath(url)}/index.html`))("main article").text());
  const paragraphs = $("p")
    .toArray()
    .map((paragraph) => seen($(paragraph).text()));
  const addresses = $("[href], [src]")
    .toArray()
    .map(({ attribs }) => attribs["href"] ?? attribs["src"] ?? "");
  return [
    ...(html === "" ? ["has no text"] : []),
    ...paragraphs.filter((text) => !article.includes(text)).map((text) => `not on the page: ${text}`),
    ...addresses.filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address)),
    ...addresses.filter(
      (address) => address.startsWith(canonicalUrl("/static/")) && !builtFiles.has(ownPath(address) ?? ""),
    ),
    ...($("script, style, iframe, [onclick]").length === 0 ? [] : ["has a script or a style"]),
  ].map((problem) => `${url}: ${problem}`);
};

describe("the RSS feed", () => {
  it("names itself, the blog and the newest articles, newest first", () => {
    const self = rss("channel > atom\\:link[rel='self']").attr("href");
    expect([self, rss("channel > link").text()]).toEqual([canonicalUrl("/rss.xml"), canonicalUrl("/blog")]);
    expect(items.length).toBeGreaterThanOrEqual(Math.min(published.length, 10));
    const newest = published.slice(0, items.length);
    expect(items.map(({ url, title }) => [url, title])).toEqual(
      newest.map(({ path, title }) => [canonicalUrl(path), seen(title)]),
    );
  });

  it("has unique ids, and the articles' dates in the form of the feed", () => {
    const ids = items.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].filter((id) => URL.canParse(id)));
    const dates = items.map(({ published }) => published).filter((date) => rfc822.test(date));
    expect(dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
      published.slice(0, ids.length).map(({ date }) => date),
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

import { load } from "cheerio";
import { addressOf, builtFiles, builtText, ownPath, seen } from "../support/built-pages";
import { site } from "./own-site";
import { xmlOf, xmlProblems } from "../support/xml";

interface Entry {
  id: string;
  url: string;
  title: string;
  published: string;
  html: string;
}
interface Feed {
  self: string;
  home: string;
  entries: Entry[];
}
interface JsonFeed {
  home_page_url: string;
  feed_url: string;
  items: { id: string; url: string; title: string; date_published: string; content_html: string }[];
}

const rss = xmlOf("rss.xml");
const atom = xmlOf("atom.xml");
const json = JSON.parse(builtText("feed.json")) as JsonFeed;

const atomLink = (rel: string) => atom(`feed > link[rel='${rel}']`).attr("href") ?? "";

const feeds: Record<string, Feed> = {
  "rss.xml": {
    self: rss("channel > atom\\:link[rel='self']").attr("href") ?? "",
    home: rss("channel > link").text(),
    entries: rss("item")
      .toArray()
      .map((item) => ({
        id: rss(item).children("guid").text(),
        url: rss(item).children("link").text(),
        title: rss(item).children("title").text(),
        published: rss(item).children("pubDate").text(),
        html: rss(item).children("content\\:encoded").text(),
      })),
  },
  "atom.xml": {
    self: atomLink("self"),
    home: atomLink("alternate"),
    entries: atom("entry")
      .toArray()
      .map((entry) => ({
        id: atom(entry).children("id").text(),
        url: atom(entry).children("link[rel='alternate']").attr("href") ?? "",
        title: atom(entry).children("title").text(),
        published: atom(entry).children("published").text(),
        html: atom(entry).children("content[type='html']").text(),
      })),
  },
  "feed.json": {
    self: json.feed_url,
    home: json.home_page_url,
    entries: json.items.map(({ date_published: published, content_html: html, ...item }) => ({
      ...item,
      published,
      html,
    })),
  },
};

/** https://www.rfc-editor.org/rfc/rfc822#section-5, with the year in full. */
const rfc822 = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
/** https://www.rfc-editor.org/rfc/rfc3339#section-5.6 */
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;

const articleProblems = ({ url, html }: Entry): string[] => {
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
      (address) => address.startsWith(addressOf("/static/")) && !builtFiles.has(ownPath(address) ?? ""),
    ),
    ...($("script, style, iframe, [onclick]").length === 0 ? [] : ["has a script or a style"]),
  ].map((problem) => `${url}: ${problem}`);
};

describe.each(Object.entries(feeds))("%s", (file, feed) => {
  it("names itself, the blog and the newest articles, newest first", () => {
    expect([feed.self, feed.home]).toEqual([addressOf(`/${file}`), addressOf("/blog")]);
    expect(feed.entries.length).toBeGreaterThanOrEqual(Math.min(site.posts.length, 10));
    const newest = site.posts.slice(0, feed.entries.length);
    expect(feed.entries.map(({ url, title }) => [url, title])).toEqual(
      newest.map(({ path, title }) => [addressOf(path), title]),
    );
  });

  it("has unique ids, and the articles' dates in the form of the feed", () => {
    const ids = feed.entries.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].filter((id) => URL.canParse(id)));
    const form = file === "rss.xml" ? rfc822 : rfc3339;
    const dates = feed.entries.map(({ published }) => published).filter((date) => form.test(date));
    expect(dates.map((date) => new Date(date).toISOString().slice(0, 10))).toEqual(
      site.posts.slice(0, ids.length).map(({ date }) => date),
    );
  });

  it("has the whole text of each article, with absolute URLs and no scripts", () => {
    expect(feed.entries.flatMap(articleProblems)).toEqual([]);
  });
});

describe("as its specification requires,", () => {
  it("RSS has title, description, language and enclosures (https://www.rssboard.org/rss-specification)", async () => {
    expect(await xmlProblems(builtText("rss.xml"))).toEqual([]);
    for (const name of ["title", "link", "description", "language"]) expect(rss(`channel > ${name}`)).toHaveLength(1);
    const wrong = rss("enclosure")
      .toArray()
      .map(({ attribs }) => attribs)
      .filter(({ url = "", length, type }) => !builtFiles.has(ownPath(url) ?? "") || !(Number(length) > 0) || !type);
    expect(wrong).toEqual([]);
  });

  it("Atom has id, title, author and dates (https://www.rfc-editor.org/rfc/rfc4287)", async () => {
    expect(await xmlProblems(builtText("atom.xml"))).toEqual([]);
    for (const name of ["id", "title", "updated"]) {
      expect(atom(`feed > ${name}`)).toHaveLength(1);
      expect(atom(`entry > ${name}`)).toHaveLength(feeds["atom.xml"]?.entries.length ?? 0);
    }
    expect(atom("feed > author > name").text()).not.toBe("");
    const updated = atom("updated").toArray();
    expect(updated.map((date) => atom(date).text()).filter((date) => !rfc3339.test(date))).toEqual([]);
  });
});

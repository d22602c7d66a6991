import { load } from "cheerio";
import settings from "../../content/settings/site.json";
import { addressOf, builtFiles, builtText, ownPath, seen } from "../support/built-pages";
import { site } from "../support/site";
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
  title: string;
  entries: Entry[];
}
interface JsonFeed {
  version: string;
  title: string;
  home_page_url: string;
  feed_url: string;
  language: string;
  items: {
    id: string;
    url: string;
    title: string;
    date_published: string;
    date_modified?: string;
    content_html: string;
    image?: string;
  }[];
}

const rss = xmlOf("rss.xml");
const atom = xmlOf("atom.xml");
const json = JSON.parse(builtText("feed.json")) as JsonFeed;

const link = (rel: string) => atom(`feed > link[rel='${rel}']`).attr("href") ?? "";

const feeds: Record<string, Feed> = {
  "rss.xml": {
    self: rss("channel > atom\\:link[rel='self']").attr("href") ?? "",
    home: rss("channel > link").text(),
    title: rss("channel > title").text(),
    entries: rss("item")
      .map((_index, item) => ({
        id: rss(item).children("guid").text(),
        url: rss(item).children("link").text(),
        title: rss(item).children("title").text(),
        published: rss(item).children("pubDate").text(),
        html: rss(item).children("content\\:encoded").text(),
      }))
      .get(),
  },
  "atom.xml": {
    self: link("self"),
    home: link("alternate"),
    title: atom("feed > title").text(),
    entries: atom("entry")
      .map((_index, entry) => ({
        id: atom(entry).children("id").text(),
        url: atom(entry).children("link[rel='alternate'], link:not([rel])").attr("href") ?? "",
        title: atom(entry).children("title").text(),
        published: atom(entry).children("published").text(),
        html: atom(entry).children("content").text(),
      }))
      .get(),
  },
  "feed.json": {
    self: json.feed_url,
    home: json.home_page_url,
    title: json.title,
    entries: json.items.map(({ id, url, title, date_published: published, content_html: html }) => ({
      id,
      url,
      title,
      published,
      html,
    })),
  },
};

/** https://www.rfc-editor.org/rfc/rfc822#section-5, with the year in full. */
const rfc822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} (?:GMT|[+-]\d{4})$/;
/** https://www.rfc-editor.org/rfc/rfc3339#section-5.6 */
const rfc3339 = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:\d{2})$/;
const dateForms: Record<string, RegExp> = { "rss.xml": rfc822, "atom.xml": rfc3339, "feed.json": rfc3339 };

describe.each(Object.entries(feeds))("%s", (file, feed) => {
  it("names itself, the blog, and the newest articles with the newest first", () => {
    expect(feed.self).toBe(addressOf(`/${file}`));
    expect(feed.home).toBe(addressOf("/blog"));
    expect(feed.title).toContain(settings.name);
    const newest = site.posts.slice(0, feed.entries.length);
    expect(feed.entries.length).toBeGreaterThanOrEqual(Math.min(site.posts.length, 10));
    expect(feed.entries.map(({ url }) => url)).toEqual(newest.map(({ path }) => addressOf(path)));
    expect(feed.entries.map(({ title }) => title)).toEqual(newest.map(({ title }) => title));
  });

  it("has ids that are addresses and unique, and dates in its own form, those of the articles", () => {
    const ids = feed.entries.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !id.startsWith("https://") && !id.startsWith("tag:"))).toEqual([]);
    expect(feed.entries.map(({ published }) => published).filter((date) => !dateForms[file]?.test(date))).toEqual([]);
    const days = feed.entries.map(({ published }) => new Date(published).toISOString().slice(0, 10));
    expect(days).toEqual(site.posts.slice(0, days.length).map(({ date }) => date));
  });

  it("has the articles' whole text, and in it only whole addresses and nothing that runs", () => {
    const problems = feed.entries.flatMap(({ url, html }) => {
      const $ = load(html);
      const article = load(builtText(`${ownPath(url)}/index.html`))("main article").text();
      const paragraphs = $("p")
        .map((_index, paragraph) => seen($(paragraph).text()))
        .get();
      const addresses = $("[href], [src]")
        .map((_index, element) => $(element).attr("href") ?? $(element).attr("src"))
        .get();
      return [
        ...(paragraphs.length >= 3 ? [] : [`${url}: only ${paragraphs.length} paragraphs`]),
        ...paragraphs.filter((text) => !seen(article).includes(text)).map((text) => `${url}: not on the page: ${text}`),
        ...addresses
          .filter((address) => !/^(?:https?:\/\/|mailto:|tel:)/.test(address))
          .map((address) => `${url}: ${address}`),
        ...addresses.filter(
          (address) => address.startsWith(addressOf("/static/")) && !builtFiles.has(ownPath(address) ?? ""),
        ),
        ...($("script, style, iframe, [onclick]").length === 0 ? [] : [`${url}: has a script or a style`]),
      ];
    });
    expect(problems).toEqual([]);
  });
});

describe("by its specification", () => {
  it("RSS has all that it needs (https://www.rssboard.org/rss-specification)", async () => {
    expect(await xmlProblems(builtText("rss.xml"), "rss")).toEqual([]);
    expect(rss("rss").attr("version")).toBe("2.0");
    expect(rss("rss > channel")).toHaveLength(1);
    for (const name of ["title", "link", "description", "language"]) expect(rss(`channel > ${name}`)).toHaveLength(1);
    expect(rss("channel > lastBuildDate").text()).toMatch(rfc822);
    expect(
      rss("item > guid").filter(
        (_index, guid) => rss(guid).attr("isPermaLink") === "false" && rss(guid).text().startsWith("http"),
      ),
    ).toHaveLength(0);
    const enclosures = rss("enclosure")
      .map((_index, element) => rss(element))
      .get();
    const wrong = enclosures.filter(
      (enclosure) =>
        !builtFiles.has(ownPath(enclosure.attr("url") ?? "") ?? "") ||
        !(Number(enclosure.attr("length")) > 0) ||
        !enclosure.attr("type")?.startsWith("image/"),
    );
    expect(wrong.map((enclosure) => enclosure.attr("url"))).toEqual([]);
  });

  it("Atom has all that it needs (https://www.rfc-editor.org/rfc/rfc4287)", async () => {
    expect(await xmlProblems(builtText("atom.xml"), "feed", "http://www.w3.org/2005/Atom")).toEqual([]);
    for (const name of ["id", "title", "updated"]) {
      expect(atom(`feed > ${name}`)).toHaveLength(1);
      expect(atom("entry").filter((_index, entry) => atom(entry).children(name).length !== 1)).toHaveLength(0);
    }
    expect(atom("feed > author > name").text()).not.toBe("");
    expect(
      atom("updated")
        .map((_index, date) => atom(date).text())
        .get()
        .filter((date) => !rfc3339.test(date)),
    ).toEqual([]);
    expect(atom("entry > content").filter((_index, content) => atom(content).attr("type") !== "html")).toHaveLength(0);
  });

  it("JSON Feed has all that it needs (https://www.jsonfeed.org/version/1.1)", () => {
    expect(json.version).toBe("https://jsonfeed.org/version/1.1");
    expect(json.language).toBe("en-IN");
    const wrong = json.items.filter(
      ({ id, content_html: html, image, date_modified: modified }) =>
        id === "" ||
        html === "" ||
        (image !== undefined && ownPath(image) === undefined) ||
        (modified !== undefined && !rfc3339.test(modified)),
    );
    expect(wrong).toEqual([]);
  });
});

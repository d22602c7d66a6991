import { openGraphLocale } from "../../src/components/seo/seo";
import {
  canonicalUrl,
  answerPages,
  builtFiles,
  builtText,
  type BuiltPage,
  foundPages,
  ownPath,
  expectNoProblems,
  settings,
  shownPages,
} from "../support/built-pages";

const named = (name: string) => `meta[name='${name}']`;
const property = (name: string) => `meta[property='${name}']`;

/** The content of the only match; otherwise the number of matches. */
const only = ({ $ }: BuiltPage, selector: string, attribute = "content"): string => {
  const found = $(`head > ${selector}`);
  return found.length === 1 ? (found.attr(attribute) ?? "") : `(${found.length} of ${selector})`;
};
const titleOf = ({ $ }: BuiltPage) => $("head > title").text();
const canonicalOf = (page: BuiltPage) => only(page, "link[rel='canonical']", "href");
const descriptionOf = (page: BuiltPage) => only(page, named("description"));

const differences = (pairs: readonly (readonly [what: string, found: string, wanted: string])[]): string[] =>
  pairs.filter(([, found, wanted]) => found !== wanted).map(([what, found, wanted]) => `${what}: ${found} ≠ ${wanted}`);

/** Search results may truncate a page number, or a service's name, which may be 30 characters longer than a tag's. */
const maxTitleLength = ({ path }: BuiltPage): number => {
  if (/\/page\/\d+$/.test(path)) return Infinity;
  return /^\/work\/(?:industry|service)\//.test(path) ? 100 : 70;
};

const isArticle = ({ $, path }: BuiltPage) => /^\/(?:blog|work)\//.test(path) && $("main article time").length > 0;

describe("the metadata", () => {
  it("has one title, one description, the language, the charset and the viewport on every page", () => {
    expectNoProblems(shownPages, (page) => [
      ...(page.$("title").length === 1 && titleOf(page) !== "" ? [] : [`${page.$("title").length} titles`]),
      ...(titleOf(page).length <= maxTitleLength(page) ? [] : [`too long: ${titleOf(page)}`]),
      ...(/^$|^\(/.test(descriptionOf(page)) ? [`description: ${descriptionOf(page)}`] : []),
      ...differences([
        ["lang", page.$("html").attr("lang") ?? "", settings.language],
        ["charset", only(page, "meta[charset]", "charset").toLowerCase(), "utf-8"],
      ]),
      ...(only(page, named("viewport")).startsWith("width=") ? [] : ["no viewport"]),
      ...(page.$(named("generator")).length === 0 ? [] : ["tells the version of Gatsby"]),
    ]);
  });

  it.each([
    ["title", titleOf],
    ["description", descriptionOf],
  ])("has a unique %s on every page", (_what, of) => {
    const seen = new Map<string, string>();
    expectNoProblems(foundPages, (page) => {
      const value = of(page).toLowerCase();
      const first = seen.get(value);
      seen.set(value, page.path);
      return first === undefined ? [] : [`has that of ${first}: ${value}`];
    });
  });

  it("has a canonical URL, with the same value in og:url", () => {
    expectNoProblems(foundPages, (page) =>
      differences([
        ["canonical", canonicalOf(page), canonicalUrl(page.path)],
        ["og:url", only(page, property("og:url")), canonicalUrl(page.path)],
      ]),
    );
  });

  it("has Open Graph and Twitter tags that match the title and description", () => {
    expectNoProblems(foundPages, (page) => {
      const ogTitle = only(page, property("og:title"));
      return [
        ...(titleOf(page) === ogTitle || titleOf(page).startsWith(`${ogTitle} | `) ? [] : [`og:title ${ogTitle}`]),
        ...differences([
          ["og:description", only(page, property("og:description")), descriptionOf(page)],
          ["og:type", only(page, property("og:type")), isArticle(page) ? "article" : "website"],
          ["og:site_name", only(page, property("og:site_name")), settings.name],
          ["og:locale", only(page, property("og:locale")), openGraphLocale(settings.language)],
          ["og:image:width", only(page, property("og:image:width")), "1200"],
          ["og:image:height", only(page, property("og:image:height")), "630"],
          ["twitter:card", only(page, named("twitter:card")), "summary_large_image"],
        ]),
        ...(builtFiles.has(ownPath(only(page, property("og:image"))) ?? "") ? [] : ["og:image is no file"]),
        ...(/^$|^\(/.test(only(page, property("og:image:alt"))) ? ["no og:image:alt"] : []),
      ];
    });
  });

  it("allows indexing for exactly the pages of the sitemap", () => {
    const sitemap = builtText("sitemap.xml");
    expectNoProblems(foundPages, (page) => {
      const robots = only(page, named("robots"));
      const isIndexed = !/noindex|nofollow|none|\(/.test(robots);
      return isIndexed === sitemap.includes(`<loc>${canonicalUrl(page.path)}</loc>`) ? [] : [`robots: ${robots}`];
    });
  });

  it("has noindex and no canonical URL on error and confirmation pages", () => {
    const addresses = `link[rel='canonical'], ${property("og:url")}`;
    expectNoProblems(answerPages, (page) => [
      ...(only(page, named("robots")).includes("noindex") ? [] : ["is indexed"]),
      ...(page.$(addresses).length === 0 ? [] : ["has a URL"]),
    ]);
  });

  it("precedes the inline styles, for crawlers that read only the beginning of a page", () => {
    const early = ["<title", 'name="description"', 'rel="canonical"', 'property="og:image"', 'name="robots"'];
    expectNoProblems(foundPages, ({ html }) => {
      const head = html.slice(0, html.indexOf("<style"));
      return early.filter((element) => !head.includes(element));
    });
  });

  it("links to the RSS feed", () => {
    expectNoProblems(foundPages, ({ $ }) => {
      const feed = $("head > link[rel='alternate'][type='application/rss+xml']").attr("href");
      return feed === canonicalUrl("/rss.xml") ? [] : [`feed: ${feed}`];
    });
  });
});

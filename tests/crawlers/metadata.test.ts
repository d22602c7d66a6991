import settings from "../../content/settings/site.json";
import { addressOf, answerPages, type BuiltPage, foundPages, problemsOn, shownPages } from "../support/built-pages";

const named = (name: string) => `meta[name='${name}']`;
const property = (name: string) => `meta[property='${name}']`;

/** The content of the one element of a kind; otherwise says how many there are. */
const only = ({ $ }: BuiltPage, selector: string, attribute = "content"): string => {
  const found = $(`head > ${selector}`);
  return found.length === 1 ? (found.attr(attribute) ?? "") : `(${found.length} of ${selector})`;
};
const titleOf = ({ $ }: BuiltPage) => $("head > title").text();

const differences = (pairs: readonly (readonly [what: string, found: string, wanted: string])[]): string[] =>
  pairs.filter(([, found, wanted]) => found !== wanted).map(([what, found, wanted]) => `${what}: ${found} ≠ ${wanted}`);

const isBetween = (text: string, least: number, most: number) => text.length >= least && text.length <= most;

describe("the metadata", () => {
  it("has one title, one description and the language on every page, all of a length that is shown whole", () => {
    const problems = problemsOn(shownPages, (page) => {
      const { $ } = page;
      const title = titleOf(page);
      const description = only(page, named("description"));
      return [
        ...($("title").length === 1 ? [] : [`${$("title").length} titles`]),
        ...(isBetween(title, 15, 70) ? [] : [`title of ${title.length}: ${title}`]),
        ...(isBetween(description, 70, 160) ? [] : [`description of ${description.length}: ${description}`]),
        ...differences([["lang", $("html").attr("lang") ?? "", settings.language]]),
        ...($("head > meta[charset]").length === 1 ? [] : ["no charset"]),
        ...($(`head > ${named("viewport")}`).length === 1 ? [] : ["no viewport"]),
      ];
    });
    expect(problems).toEqual([]);
  });

  it.each([
    ["title", titleOf],
    ["description", (page: BuiltPage) => only(page, named("description"))],
    ["canonical address", (page: BuiltPage) => only(page, "link[rel='canonical']", "href")],
  ])("has no %s twice", (_what, of) => {
    const seen = new Map<string, string>();
    const problems = problemsOn(foundPages, (page) => {
      const value = of(page).toLowerCase();
      const first = seen.get(value);
      seen.set(value, page.path);
      return first === undefined ? [] : [`has that of ${first}: ${value}`];
    });
    expect(problems).toEqual([]);
  });

  it("has one address for each page, which is canonical and that of Open Graph", () => {
    const problems = problemsOn(foundPages, (page) =>
      differences([
        ["canonical", only(page, "link[rel='canonical']", "href"), addressOf(page.path)],
        ["og:url", only(page, property("og:url")), addressOf(page.path)],
      ]),
    );
    expect(problems).toEqual([]);
  });

  it("says the same to social networks as to search engines", () => {
    const problems = problemsOn(foundPages, (page) => {
      const ogTitle = only(page, property("og:title"));
      return [
        ...(titleOf(page) === ogTitle || titleOf(page).startsWith(`${ogTitle} | `) ? [] : [`og:title ${ogTitle}`]),
        ...differences([
          ["og:description", only(page, property("og:description")), only(page, named("description"))],
          [
            "og:type",
            only(page, property("og:type")),
            page.$("main article time").length > 0 && page.path.startsWith("/blog/") ? "article" : "website",
          ],
          ["og:site_name", only(page, property("og:site_name")), settings.name],
          ["og:locale", only(page, property("og:locale")), settings.language.replace("-", "_")],
          ["og:image:width", only(page, property("og:image:width")), "1200"],
          ["og:image:height", only(page, property("og:image:height")), "630"],
          ["twitter:card", only(page, named("twitter:card")), "summary_large_image"],
        ]),
        ...(only(page, property("og:image")).startsWith(`${addressOf("/")}`)
          ? []
          : ["no og:image with its whole address"]),
        ...(only(page, property("og:image:alt")).length > 3 ? [] : ["no og:image:alt"]),
      ];
    });
    expect(problems).toEqual([]);
  });

  it("lets search engines have every page, and colours the browser's bar in both themes", () => {
    const problems = problemsOn(foundPages, (page) => {
      const robots = only(page, named("robots"));
      return [
        ...(/noindex|nofollow|none|\(/.test(robots) ? [`robots: ${robots}`] : []),
        ...differences([
          ["theme-color", `${page.$(`head > ${named("theme-color")}`).length}`, "2"],
          // The home page names a file besides, for search engines.
          [
            "icons",
            `${page.$("head > link:is([rel='icon'], [rel='apple-touch-icon'])").length}`,
            page.path === "/" ? "3" : "2",
          ],
          ["manifest", page.$("head > noscript").text(), '<link rel="manifest" href="/manifest.webmanifest"/>'],
        ]),
      ];
    });
    expect(problems).toEqual([]);
  });

  it("hides what only answers, and gives it no address", () => {
    const problems = problemsOn(answerPages, (page) => [
      ...(only(page, named("robots")).includes("noindex") ? [] : ["is not hidden"]),
      ...(page.$("link[rel='canonical'], meta[property='og:url'], link[rel='alternate'][type='text/markdown']")
        .length === 0
        ? []
        : ["has an address"]),
    ]);
    expect(problems).toEqual([]);
    expect(answerPages).toHaveLength(3);
  });

  it("stands before the first style, so that it is read however long those are", () => {
    const first = [
      "<title",
      'name="description"',
      'rel="canonical"',
      'property="og:title"',
      'property="og:image"',
      'name="robots"',
    ];
    const problems = problemsOn(foundPages, ({ html }) => {
      const style = html.indexOf("<style");
      return first
        .filter((mark) => !html.includes(mark) || html.indexOf(mark) > style)
        .map((mark) => `${mark} is late`);
    });
    expect(problems).toEqual([]);
  });

  it("names the feeds on every page, and the page in Markdown", () => {
    const problems = problemsOn(foundPages, (page) => {
      const alternates = page
        .$("head > link[rel='alternate']")
        .map(
          (_index, link) =>
            `${page.$(link).attr("type")} ${new URL(page.$(link).attr("href") ?? "", addressOf("/")).pathname}`,
        )
        .get();
      const markdown = page.path === "/" ? "/index.md" : `${page.path}.md`;
      const wanted = [
        "application/rss+xml /rss.xml",
        "application/atom+xml /atom.xml",
        "application/feed+json /feed.json",
        `text/markdown ${markdown}`,
      ];
      return wanted.filter((alternate) => !alternates.includes(alternate)).map((alternate) => `has no ${alternate}`);
    });
    expect(problems).toEqual([]);
  });
});

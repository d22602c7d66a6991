import { addressOf, builtFiles, type BuiltPage, foundPages, ownPath, problemsOn, seen } from "../support/built-pages";
import { everyNode, isNode, isReference, nodeOf, nodesAt, textOf } from "../support/structured-data";
import { listOf } from "../support/schema-vocabulary";
import { linksOf } from "../support/site-links";

const shownText = ({ $ }: BuiltPage, within: string): string => {
  const copy = $(within).clone();
  copy.find("script, style").remove();
  return seen(copy.text());
};
const breadcrumbs = ({ $ }: BuiltPage) => $("nav[aria-label='Breadcrumbs']");
const paths = new Set(foundPages.map(({ path }) => path));

describe("the structured data agrees with the page:", () => {
  it("its breadcrumbs are those that are shown", () => {
    const problems = problemsOn(foundPages, (page) => {
      const { $, path } = page;
      const items = breadcrumbs(page).find("ol > li");
      const shown = items.map((_index, item) => {
        const href = $(item).find("a").attr("href") ?? path;
        return `${seen($(item).text())} ${addressOf(href)}`;
      });
      const told = nodesAt(page, nodeOf(page, "BreadcrumbList"), "itemListElement").map(
        (item) => `${textOf(item, "name")} ${textOf(item, "item") || addressOf(path)}`,
      );
      return [
        ...(shown.get().join() === told.join() ? [] : [`${told.join()} ≠ ${shown.get().join()}`]),
        ...(path === "/" || items.length > 1 ? [] : ["shows no breadcrumbs"]),
        ...(path === "/" || items.last().find("[aria-current='page']").length === 1
          ? []
          : ["does not mark the page itself"]),
      ];
    });
    expect(problems).toEqual([]);
  });

  it("its questions and answers are those that are shown", () => {
    const problems = problemsOn(foundPages, (page) => {
      const { $ } = page;
      const shown = $("main section[aria-labelledby='questions'] details").map((_index, item) => {
        const question = $(item).find("summary");
        return `${seen(question.text())} ${seen($(item).clone().children("summary").remove().end().text())}`;
      });
      const told = nodesAt(page, nodeOf(page, "FAQPage"), "mainEntity").map(
        (item) =>
          `${textOf(item, "name")} ${nodesAt(page, item, "acceptedAnswer")
            .map((answer) => seen(textOf(answer, "text")))
            .join()}`,
      );
      return shown.get().join() === told.join() ? [] : [`${told.join()} ≠ ${shown.get().join()}`];
    });
    expect(problems).toEqual([]);
  });

  it("its names and headlines are read on the page, its titles and descriptions in the head", () => {
    const problems = problemsOn(foundPages, (page) => {
      const { $ } = page;
      const article = nodeOf(page, "BlogPosting");
      const webPage = nodeOf(page, "WebPage", "FAQPage", "AboutPage", "ContactPage", "CollectionPage");
      const text = shownText(page, "main");
      const service = nodeOf(page, "Service");
      return [
        ...(article === undefined || textOf(article, "headline") === seen($("h1").text())
          ? []
          : [`headline ${textOf(article, "headline")}`]),
        ...(text.includes(seen(textOf(service, "name"))) ? [] : [`service ${textOf(service, "name")}`]),
        ...(text.includes(seen(textOf(webPage, "headline"))) ? [] : [`headline ${textOf(webPage, "headline")}`]),
        ...($("title").text().startsWith(textOf(webPage, "name")) && webPage !== undefined
          ? []
          : [`name ${textOf(webPage, "name")}`]),
        ...($("meta[name='description']").attr("content") === textOf(webPage, "description") ? [] : ["description"]),
        ...(textOf(webPage, "url") === addressOf(page.path) ? [] : [`url ${textOf(webPage, "url")}`]),
      ];
    });
    expect(problems).toEqual([]);
  });

  it("its dates are shown, and none is still to come", () => {
    const problems = problemsOn(foundPages, (page) => {
      const { $ } = page;
      const shown = $("main time[datetime]")
        .map((_index, time) => $(time).attr("datetime"))
        .get();
      return everyNode(page).flatMap((node) => {
        const published = textOf(node, "datePublished");
        const modified = textOf(node, "dateModified");
        return [
          ...(published === "" || shown.some((date) => published.startsWith(date))
            ? []
            : [`datePublished ${published}`]),
          ...([published, modified].some((date) => date !== "" && !(new Date(date).getTime() <= Date.now()))
            ? [`dates ${published} ${modified}`]
            : []),
        ];
      });
    });
    expect(problems).toEqual([]);
  });

  it("its articles have the words that they say they have", () => {
    const problems = problemsOn(foundPages, (page) => {
      const article = nodeOf(page, "BlogPosting");
      if (article === undefined) return [];
      const most = shownText(page, "main").split(" ").length;
      const told = Number(textOf(article, "wordCount"));
      return told > most * 0.6 && told <= most ? [] : [`${told} words of ${most}`];
    });
    expect(problems).toEqual([]);
  });

  it("its telephone numbers, addresses of mail and of the office are shown", () => {
    const problems = problemsOn(foundPages, (page) => {
      const text = shownText(page, "body");
      const facts = everyNode(page).flatMap((node) =>
        ["telephone", "email", "streetAddress", "addressLocality", "addressRegion", "postalCode"].flatMap((property) =>
          listOf(node[property]).map(String),
        ),
      );
      return [...new Set(facts)].filter((fact) => !text.includes(fact));
    });
    expect(problems).toEqual([]);
  });

  it("its pictures and pages are there, and what it lists is linked", () => {
    const problems = problemsOn(foundPages, (page) => {
      const linked = new Set(linksOf(page, "main").map(({ path }) => path));
      const listed = nodesAt(page, nodeOf(page, "ItemList"), "itemListElement").map((item) =>
        ownPath(textOf(item, "url")),
      );
      const files = everyNode(page)
        .filter((node) => !isReference(node))
        .flatMap((node) => ["image", "logo", "contentUrl"].flatMap((name) => listOf(node[name])))
        .filter((value) => !isNode(value))
        .map((value) => ownPath(String(value)) ?? String(value));
      const urls = everyNode(page).flatMap((node) =>
        listOf(isNode(node) && node["@type"] !== "ImageObject" ? node["url"] : undefined).map(String),
      );
      return [
        ...files.filter((file) => !builtFiles.has(file)).map((file) => `no picture ${file}`),
        ...listed.filter((path) => !linked.has(path)).map((path) => `lists ${path}, to which it has no link`),
        ...urls.filter((url) => !paths.has(ownPath(url) ?? "")).map((url) => `no page ${url}`),
      ];
    });
    expect(problems).toEqual([]);
  });
});

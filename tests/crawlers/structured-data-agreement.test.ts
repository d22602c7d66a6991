import { isObject } from "../../src/domain/is-object";
import {
  canonicalUrl,
  builtFiles,
  type BuiltPage,
  foundPages,
  ownPath,
  expectNoProblems,
  seen,
} from "../support/built-pages";
import { linksOf } from "../support/site-links";
import { everyNode, isReference, listOf, nodeOf, nodesAt, pageNodeOf, textOf } from "../support/structured-data";
import { hiddenAddressParts } from "./own-site";

const shownText = ({ $ }: BuiltPage, within: string): string => seen($(within).text());
const paths = new Set(foundPages.map(({ path }) => path));

describe("the structured data agrees with the page in its", () => {
  it("breadcrumbs", () => {
    expectNoProblems(foundPages, (page) => {
      const { $, path } = page;
      const items = $("nav:has(> ol span[aria-current='page']) li").toArray();
      const shown = items.map(
        (item) => `${seen($(item).text())} ${canonicalUrl($(item).find("a").attr("href") ?? path)}`,
      );
      const described = nodesAt(page, nodeOf(page, "BreadcrumbList"), "itemListElement").map(
        (item) => `${textOf(item, "name")} ${textOf(item, "item") || canonicalUrl(path)}`,
      );
      return [
        ...(shown.join() === described.join() ? [] : [`${described.join()} ≠ ${shown.join()}`]),
        ...(path === "/" || items.length > 1 ? [] : ["shows no breadcrumbs"]),
      ];
    });
  });

  it("questions and answers", () => {
    expectNoProblems(foundPages, (page) => {
      const { $ } = page;
      const shown = $("main section details:has(> p[id^='question-'])")
        .toArray()
        .map((item) => {
          const answer = $(item).clone().children("summary").remove().end().text();
          return `${seen($(item).find("summary").text())} ${seen(answer)}`;
        });
      const described = nodesAt(page, nodeOf(page, "FAQPage"), "mainEntity").map((item) => {
        const answers = nodesAt(page, item, "acceptedAnswer").map((answer) => seen(textOf(answer, "text")));
        return `${textOf(item, "name")} ${answers.join()}`;
      });
      return shown.join() === described.join() ? [] : [`${described.join()} ≠ ${shown.join()}`];
    });
  });

  it("names, headlines, descriptions and URLs", () => {
    expectNoProblems(foundPages, (page) => {
      const { $ } = page;
      const main = shownText(page, "main");
      const webPage = pageNodeOf(page);
      const headline = seen(textOf(webPage, "headline"));
      const article = nodeOf(page, "BlogPosting");
      const facts: readonly (readonly [what: string, agrees: boolean])[] = [
        ["headline of the article", article === undefined || textOf(article, "headline") === seen($("h1").text())],
        ["headline of the page", headline !== "" && main.includes(headline)],
        ["name of the service", main.includes(seen(textOf(nodeOf(page, "Service"), "name")))],
        ["name of the page", textOf(webPage, "name") === $("title").text()],
        ["description", $("meta[name='description']").attr("content") === textOf(webPage, "description")],
        ["URL", textOf(webPage, "url") === canonicalUrl(page.path)],
      ];
      return facts.filter(([, agrees]) => !agrees).map(([what]) => what);
    });
  });

  it("dates, none of them in the future", () => {
    expectNoProblems(foundPages, (page) => {
      const { $ } = page;
      const shown = $("main time[datetime]").map((_index, time) => $(time).attr("datetime"));
      return everyNode(page).flatMap((node) => {
        const [published, modified] = [textOf(node, "datePublished"), textOf(node, "dateModified")];
        const isShown = published === "" || shown.toArray().some((date) => published.startsWith(date));
        const future = [published, modified].filter((date) => date !== "" && !(Date.parse(date) <= Date.now()));
        return [...(isShown ? [] : [`does not show ${published}`]), ...future];
      });
    });
  });

  it("telephone numbers, email and postal addresses", () => {
    const address = {
      street: "streetAddress",
      locality: "addressLocality",
      region: "addressRegion",
      postalCode: "postalCode",
    };
    const shownParts = Object.entries(address).filter(([part]) => !hiddenAddressParts.includes(part));
    const contact = ["telephone", "email", ...shownParts.map(([, property]) => property)];
    expectNoProblems(foundPages, (page) => {
      const text = shownText(page, "body");
      const facts = everyNode(page).flatMap((node) => contact.flatMap((name) => listOf(node[name]).map(String)));
      return [...new Set(facts)].filter((fact) => !text.includes(fact));
    });
  });

  it("pictures, pages and lists", () => {
    expectNoProblems(foundPages, (page) => {
      const linked = new Set(linksOf(page, "main").map(({ path }) => path));
      const nodes = everyNode(page).filter((node) => !isReference(node));
      const listed = nodesAt(page, nodeOf(page, "ItemList"), "itemListElement").map((item) => textOf(item, "url"));
      const files = nodes
        .flatMap((node) => ["image", "logo", "contentUrl"].flatMap((name) => listOf(node[name])))
        .filter((value) => !isObject(value))
        .map((value) => ownPath(String(value)) ?? String(value));
      const urls = nodes.flatMap((node) => (node["@type"] === "ImageObject" ? [] : listOf(node["url"]).map(String)));
      return [
        ...files.filter((file) => !builtFiles.has(file)).map((file) => `no picture ${file}`),
        ...listed.filter((url) => !linked.has(ownPath(url))).map((url) => `lists ${url} without a link`),
        ...urls.filter((url) => !paths.has(ownPath(url) ?? "")).map((url) => `no page ${url}`),
      ];
    });
  });
});

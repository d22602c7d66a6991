import { answerPages, foundPages, expectNoProblems } from "../support/built-pages";
import { richResultProblems } from "../support/rich-results";
import {
  everyNode,
  graphOf,
  graphScripts,
  idOf,
  isReference,
  type Node,
  nodeOf,
  pageNodeOf,
  typesOf,
} from "../support/structured-data";
import { site } from "./own-site";

/** The ids reachable from a node by references, in either direction. */
const connected = (nodes: readonly Node[], start: string): ReadonlySet<string> => {
  const texts = new Map(nodes.map((node) => [idOf(node), JSON.stringify(node)]));
  const names = (from: string, to: string) => texts.get(from)?.includes(`{"@id":${JSON.stringify(to)}}`) === true;
  const found = new Set([start]);
  for (const id of found) for (const other of texts.keys()) if (names(id, other) || names(other, id)) found.add(other);
  return found;
};

const company = ["Organization", "LocalBusiness"];
const list = ["CollectionPage", "BreadcrumbList"];

/** The types described by page kind. */
const described: readonly (readonly [path: RegExp, types: readonly string[]])[] = [
  [/^\/$/, [...company, "WebSite", "WebPage"]],
  [/^\/services\/[^/]+$/, ["Service", "BreadcrumbList"]],
  [/^\/(?:services|industries|blog|blog\/tag\/[^/]+|work|work\/(?:industry|service)\/[^/]+)$/, list],
  [/^\/(?:services|blog\/tag\/[^/]+|work|work\/(?:industry|service)\/[^/]+)$/, ["ItemList"]],
  [/^\/industries$/, site.industries.length > 0 ? ["ItemList"] : []],
  [/^\/blog$/, site.posts.length > 0 ? ["ItemList"] : []],
  [/^\/work\/[^/]+$/, ["CreativeWork", "BreadcrumbList"]],
  [/^\/about$/, ["AboutPage", ...company, "BreadcrumbList"]],
  [/^\/contact_us$/, ["ContactPage", ...company, "BreadcrumbList"]],
  [/^\/blog\/(?!tag$|page$)[^/]+$/, ["BlogPosting", "BreadcrumbList"]],
];

describe("the structured data", () => {
  it("is one schema.org graph on every page, and absent from error and confirmation pages", () => {
    expectNoProblems(foundPages, (page) => {
      const scripts = graphScripts(page);
      if (scripts.length !== 1) return [`has ${scripts.length} graphs`];
      const { "@context": context } = JSON.parse(scripts.text()) as Node;
      return context === "https://schema.org" ? [] : [`is in the context ${String(context)}`];
    });
    expect(answerPages.filter((page) => graphScripts(page).length > 0)).toEqual([]);
  });

  it("has typed nodes with unique ids, all connected to the page's node", () => {
    expectNoProblems(foundPages, (page) => {
      const nodes = graphOf(page);
      const ids = nodes.map(idOf);
      const start = pageNodeOf(page);
      if (start === undefined) return ["has no node for the page"];
      const reached = connected(nodes, idOf(start));
      return [
        ...nodes.filter((node) => typesOf(node).length === 0 || !("@id" in node)).map((node) => JSON.stringify(node)),
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
        ...ids.filter((id) => !reached.has(id)).map((id) => `${id} is not connected`),
      ];
    });
  });

  it("references only nodes that exist on the same page", () => {
    expectNoProblems(foundPages, (page) => {
      const nodes = everyNode(page);
      const here = new Set(nodes.filter((node) => !isReference(node)).map(idOf));
      return nodes.filter((node) => !here.has(idOf(node))).map((node) => `${idOf(node)} does not exist`);
    });
  });

  it("has the properties that rich results require", () => {
    expectNoProblems(foundPages, richResultProblems);
  });

  it("has the types that each kind of page requires", () => {
    expectNoProblems(foundPages, (page) =>
      described
        .filter(([path]) => path.test(page.path))
        .flatMap(([, types]) => types)
        .filter((type) => nodeOf(page, type) === undefined),
    );
  });
});

import { addressOf, answerPages, type BuiltPage, foundPages, problemsOn } from "../support/built-pages";
import { richResultProblems } from "../support/rich-results";
import { typesOf, vocabularyProblems } from "../support/schema-vocabulary";
import { everyNode, graphOf, graphScripts, idOf, isReference, type Node, nodeOf } from "../support/structured-data";

const definedIds = (page: BuiltPage): string[] =>
  everyNode(page)
    .filter((node) => "@id" in node && !isReference(node))
    .map(idOf);

/** The ids that can be reached from a node by references, in any direction. */
const connected = (nodes: readonly Node[], start: string): ReadonlySet<string> => {
  const texts = new Map(nodes.map((node) => [idOf(node), JSON.stringify(node)]));
  const names = (from: string, to: string) => texts.get(from)?.includes(`{"@id":${JSON.stringify(to)}}`) === true;
  const found = new Set([start]);
  for (const id of found) for (const other of texts.keys()) if (names(id, other) || names(other, id)) found.add(other);
  return found;
};

describe("the structured data", () => {
  it("is one graph in the vocabulary of schema.org on every page", () => {
    const problems = problemsOn(foundPages, (page) => {
      const scripts = graphScripts(page);
      if (scripts.length !== 1) return [`has ${scripts.length} graphs`];
      const { "@context": context, "@graph": graph } = JSON.parse(scripts.text()) as Node;
      return [
        ...(context === "https://schema.org" ? [] : [`is in the context ${String(context)}`]),
        ...(Array.isArray(graph) && graph.length > 0 ? [] : ["has no nodes"]),
      ];
    });
    expect(problems).toEqual([]);
    expect(
      problemsOn(answerPages, (page) => (graphScripts(page).length === 0 ? [] : ["describes what is hidden"])),
    ).toEqual([]);
  });

  it("has nodes with types and ids, no id twice, all connected with the page", () => {
    const problems = problemsOn(foundPages, (page) => {
      const nodes = graphOf(page);
      const ids = nodes.map(idOf);
      const start = nodeOf(page, "WebPage", "FAQPage", "AboutPage", "ContactPage", "CollectionPage");
      if (start === undefined) return ["has no node for the page"];
      const reached = connected(nodes, idOf(start));
      return [
        ...nodes.filter((node) => typesOf(node).length === 0 || !("@id" in node)).map((node) => JSON.stringify(node)),
        ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is there twice`),
        ...ids.filter((id) => !reached.has(id)).map((id) => `${id} is not connected`),
      ];
    });
    expect(problems).toEqual([]);
  });

  it("has ids that stay: the address of the site or of the page, and a name", () => {
    const problems = problemsOn(foundPages, (page) =>
      definedIds(page).filter(
        (id) => ![addressOf("/"), addressOf(page.path)].some((address) => id.startsWith(`${address}#`)),
      ),
    );
    expect(problems).toEqual([]);
  });

  it("refers to nodes that are there, on the page or on another", () => {
    const everywhere = new Set(foundPages.flatMap(definedIds));
    const problems = problemsOn(foundPages, (page) =>
      everyNode(page)
        .filter((node) => isReference(node) && !everywhere.has(idOf(node)))
        .map((node) => `${idOf(node)} is nowhere`),
    );
    expect(problems).toEqual([]);
  });

  it("says nothing else of a thing on another page", () => {
    const said = new Map<string, string>();
    const problems = problemsOn(foundPages, (page) =>
      graphOf(page).flatMap((node) =>
        Object.entries(node).flatMap(([property, value]) => {
          const key = `${property} of ${idOf(node)}`;
          const now = JSON.stringify(value);
          const before = said.get(key) ?? now;
          said.set(key, before);
          return before === now ? [] : [`${key} is another than on an earlier page`];
        }),
      ),
    );
    expect(problems).toEqual([]);
  });

  it("has only types, properties and values that schema.org has", () => {
    expect(
      problemsOn(foundPages, (page) => graphOf(page).flatMap((node) => vocabularyProblems(node, typesOf(node).join()))),
    ).toEqual([]);
  });

  it("has what rich results need", () => {
    expect(problemsOn(foundPages, richResultProblems)).toEqual([]);
  });

  it.each([
    ["/", ["Organization", "ProfessionalService", "WebSite", "WebPage"]],
    ["/services", ["CollectionPage", "ItemList", "BreadcrumbList"]],
    ["/services/seo", ["FAQPage", "Service", "BreadcrumbList"]],
    ["/industries", ["CollectionPage", "ItemList", "BreadcrumbList"]],
    ["/industries/healthcare", ["WebPage", "BreadcrumbList"]],
    ["/about", ["AboutPage", "Organization", "ProfessionalService", "BreadcrumbList"]],
    ["/contact_us", ["ContactPage", "Organization", "ProfessionalService", "BreadcrumbList"]],
    ["/blog", ["CollectionPage", "ItemList", "BreadcrumbList"]],
    ["/blog/tag/seo", ["CollectionPage", "ItemList", "BreadcrumbList"]],
    ["/blog/boost-your-business-with-seo", ["BlogPosting", "BreadcrumbList"]],
    ["/privacy-policy", ["WebPage", "BreadcrumbList"]],
  ])("of %s has all kinds of nodes that such a page can have", (path, types) => {
    const page = foundPages.find((other) => other.path === path) as BuiltPage;
    expect(types.filter((type) => nodeOf(page, type) === undefined)).toEqual([]);
  });
});

import { isObject } from "../../src/domain/is-object";
import { type BuiltPage, foundPages } from "./built-pages";

export type Node = Readonly<Record<string, unknown>>;

export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

export const typesOf = (node: Node): string[] => listOf(node["@type"]).map(String);

export const graphScripts = ({ $ }: BuiltPage) => $("script[type='application/ld+json']");

/** The graph of a page; empty if it has none or several. */
const graphIn = (page: BuiltPage): readonly Node[] => {
  const scripts = graphScripts(page);
  if (scripts.length !== 1) return [];
  const graph: unknown = (JSON.parse(scripts.text()) as Node)["@graph"];
  return Array.isArray(graph) ? graph.filter(isObject) : [];
};

const graphs = new Map(foundPages.map((page) => [page.path, graphIn(page)]));

export const graphOf = ({ path }: BuiltPage): readonly Node[] => graphs.get(path) ?? [];

/** A node and its descendants. */
const withInner = (node: Node): Node[] => [
  node,
  ...Object.values(node).flatMap(listOf).filter(isObject).flatMap(withInner),
];

export const everyNode = (page: BuiltPage): Node[] => graphOf(page).flatMap(withInner);

/** Whether a node only references another. */
export const isReference = (node: Node): boolean => "@id" in node && Object.keys(node).length === 1;

export const idOf = (node: Node): string => String(node["@id"]);

/** The first node of one of the types, including nested ones. */
export const nodeOf = (page: BuiltPage, ...types: string[]): Node | undefined =>
  everyNode(page).find((node) => typesOf(node).some((type) => types.includes(type)));

/** The node of the page itself. */
export const pageNodeOf = (page: BuiltPage): Node | undefined =>
  nodeOf(page, "WebPage", "FAQPage", "AboutPage", "ContactPage", "CollectionPage");

/** A property as text; empty if it is missing. */
export const textOf = (node: Node | undefined, property: string): string => {
  const value = node?.[property];
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
};

/** The nodes of a property, with references resolved. */
export const nodesAt = (page: BuiltPage, node: Node | undefined, property: string): Node[] =>
  listOf(node?.[property])
    .filter(isObject)
    .map((value) =>
      isReference(value)
        ? (everyNode(page).find((other) => other !== value && !isReference(other) && idOf(other) === idOf(value)) ??
          value)
        : value,
    );

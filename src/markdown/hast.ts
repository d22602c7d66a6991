import type { Element, Node, Parent, Text } from "hast";

export const isParent = (node: Node): node is Parent => "children" in node;
export const isText = (node: Node): node is Text => node.type === "text";
export const isElement = (node: Node): node is Element => node.type === "element";

/** Creates an element, with attributes as DOM properties. */
export const element = (
  tagName: string,
  properties: Element["properties"],
  children: Element["children"] = [],
): Element => ({
  type: "element",
  tagName,
  properties,
  children,
});

/** All nodes of a tree, parents first. */
export const descendants = (node: Node): Node[] => [
  node,
  ...(isParent(node) ? node.children.flatMap(descendants) : []),
];

/** Returns a node's text, without markup and footnote numbers. */
export const textOf = (node: Node): string => {
  if (isElement(node) && node.tagName === "sup") return "";
  if (isParent(node)) return node.children.map(textOf).join("");
  return isText(node) ? node.value : "";
};

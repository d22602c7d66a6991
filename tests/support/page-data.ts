import { existsSync } from "node:fs";
import { type BuiltPage, builtText, publicFolder, seen } from "./built-pages";

/** A text or a number in a page's data, and where it stands: `data.post.contents[].text`. */
export interface Leaf {
  path: string;
  value: string | number;
}

interface PageDataFile {
  result: { data?: unknown; pageContext: unknown };
  staticQueryHashes: string[];
}

/** All texts and numbers of a JSON value. A null or a boolean says no more than yes or no. */
const leavesOf = (value: unknown, path: string): Leaf[] => {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(child, Array.isArray(value) ? `${path}[]` : `${path}.${key}`),
  );
};

const fileOf = ({ path }: BuiltPage): string => `page-data${path === "/" ? "/index" : path}/page-data.json`;

/** Whether Gatsby's runtime shows it: one that redirects has no data. */
export const hasData = (page: BuiltPage): boolean => existsSync(`${publicFolder}/${fileOf(page)}`);

/**
 * What the browser is sent of a page beside its HTML: the results of its query (`data`), its context (`pageContext`),
 * and the results that its components ask for on every page (`site`).
 */
export const sentWith = (page: BuiltPage): Leaf[] => {
  const { result, staticQueryHashes } = JSON.parse(builtText(fileOf(page))) as PageDataFile;
  const site = staticQueryHashes.map(
    (hash) => JSON.parse(builtText(`page-data/sq/d/${hash}.json`)) as { data: unknown },
  );
  return [
    ...leavesOf(result.data, "data"),
    ...leavesOf(result.pageContext, "pageContext"),
    ...site.flatMap(({ data }) => leavesOf(data, "site")),
  ];
};

const placeholder = /\{\w+\}/;

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Says whether a page has something in a text, in an attribute or as markup. A `{name}` in it may be any words. */
export const shownOn = ({ html, $ }: BuiltPage): ((value: Leaf["value"]) => boolean) => {
  const attributes = $("*")
    .toArray()
    .flatMap((element) => ("attribs" in element ? Object.values(element.attribs) : []));
  const texts = $("*")
    .contents()
    .toArray()
    .flatMap((node) => (node.type === "text" ? [node.data] : []));
  const shown = seen([...attributes, texts.join(""), html].join("\n"));
  return (value) => {
    const text = seen(String(value));
    if (!placeholder.test(text)) return [text, encodeURIComponent(text)].some((form) => shown.includes(form));
    return new RegExp(text.split(placeholder).map(literal).join(".{1,200}?")).test(shown);
  };
};

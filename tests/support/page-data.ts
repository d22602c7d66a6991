import { type BuiltPage, builtText, seen } from "./built-pages";

/** A text or number in page data, and its path: `data.post.contents[].text`. */
export interface Leaf {
  path: string;
  value: string | number;
}

interface PageDataFile {
  result: { data?: unknown; pageContext: unknown };
  staticQueryHashes: string[];
}

/** All texts and numbers of a JSON value. Nulls and booleans are ignored. */
const leavesOf = (value: unknown, path: string): Leaf[] => {
  if (typeof value === "string" || typeof value === "number") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    leavesOf(child, Array.isArray(value) ? `${path}[]` : `${path}.${key}`),
  );
};

const fileOf = ({ path }: BuiltPage): string => `page-data${path === "/" ? "/index" : path}/page-data.json`;

/**
 * Page data sent to the browser beside the HTML: the results of the page's query (`data`), its context (`pageContext`),
 * and the static queries of its components (`site`).
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

/** Returns a check whether a page has a value in text, attributes or markup. `{name}` in it matches any words. */
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

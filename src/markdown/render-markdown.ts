import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { Element, Node, Parent } from "hast";
import toHtml from "hast-util-to-html";
import { type BrandTokens, cleanTree } from "./clean-tree";
import { descendants, element, isElement, textOf } from "./hast";
import { headingSlugger } from "./heading-slugger";

export interface ArticleHeading {
  id: string;
  text: string;
}

export interface RenderOptions {
  tokens: BrandTokens;
  image: (src: string) => Promise<IGatsbyImageData>;
  /** The ids already used on its page. */
  taken?: readonly string[];
  /** Identifies one of several texts of a page: prefixes its footnotes' ids; its headings get no ids. */
  part?: string;
}

const picture = async (img: Element, image: RenderOptions["image"]): Promise<Element> => {
  const { src, alt = "" } = img.properties ?? {};
  const { images, width, height } = await image(String(src));
  const sizes = `(min-width: ${width}px) ${width}px, 100vw`;
  const sources = (images.sources ?? []).map(({ type, srcSet }) => element("source", { type, srcSet, sizes }));
  const { src: fallback } = images.fallback ?? { src: String(src) };
  const properties = { src: fallback, alt, width, height, loading: "lazy", decoding: "async" };
  return element("picture", {}, [...sources, element("img", properties)]);
};

const columnNames = (table: Element): string =>
  descendants(table)
    .filter((node) => isElement(node) && node.tagName === "th")
    .map(textOf)
    .join(", ");

/** Wraps a table in a scroll container for narrow screens, focusable by keyboard. */
const scrollable = (table: Element): Element =>
  element("div", { className: ["table"], tabIndex: 0, role: "region", ariaLabel: columnNames(table) }, [table]);

/** Sets the ids of all headings, and returns the `h2` headings. */
const nameHeadings = (tree: Node, taken: readonly string[]): ArticleHeading[] => {
  const slugger = headingSlugger(taken);
  return descendants(tree)
    .filter((node): node is Element => isElement(node) && /^h[2-6]$/.test(node.tagName))
    .flatMap((heading) => {
      const text = textOf(heading);
      const id = slugger.slug(text);
      heading.properties = { ...heading.properties, id };
      return heading.tagName === "h2" ? [{ id, text }] : [];
    });
};

/** A rendered Markdown text. */
export interface Article {
  /** Sanitised, headings with ids, responsive pictures, tables that scroll, tokens replaced. */
  html: string;
  /** The table of contents: the `h2` headings, with those ids. */
  contents: ArticleHeading[];
}

/**
 * Renders a Markdown text.
 *
 * @param tree the text as a syntax tree (hast), which is not modified
 */
export const renderArticle = async (
  tree: Node,
  { tokens, image, taken = [], part }: RenderOptions,
): Promise<Article> => {
  const safe = cleanTree(tree, tokens, part === undefined ? "" : `${part}-`);
  const contents = part === undefined ? nameHeadings(safe, taken) : [];
  const replaced = descendants(safe)
    .filter(isElement)
    .map(async (node) => {
      if (node.tagName === "table") Object.assign(node, scrollable({ ...node }));
      if (node.tagName === "img" && String(node.properties?.["src"]).startsWith("/media/"))
        Object.assign(node, await picture(node, image));
    });
  await Promise.all(replaced);
  return { html: toHtml(safe as Parent), contents };
};

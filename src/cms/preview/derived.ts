import type { Node } from "unist";
import type { PictureSource } from "../../components/primitives/picture";
import { countWords, readingMinutes } from "../../domain/blog/reading-time";
import { brandFacts, type BrandSettings } from "../../domain/brand-facts";
import {
  type ContentType,
  contentType,
  type ContentTypeName,
  hasBody,
  pageName,
  takenIds,
} from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { fieldValues } from "../../domain/content/schema-walk";
import type { PageEntry } from "../../domain/page-entry";
import { htmlTree, parseMarkdown, readText } from "../../markdown/parse-markdown";
import { type Article, renderArticle, type RenderOptions } from "../../markdown/render-markdown";
import type { Base } from "./base";
import type { PageKind } from "./page-kinds";
import { at, type JsonObject } from "./plain-json";

/** Replaces `{{analytics}}`: the notice is in another file, which page data lacks. */
const analyticsNotice = `[Here stands the notice of Settings → ${contentType("Analytics").label}.]`;

type TextRenderer = (tree: Node, options: Pick<RenderOptions, "taken" | "part">) => Promise<Article>;

/** Renders Markdown texts as a build does. */
export const textRenderer = (layout: Base["layout"], picture: (src: string) => PictureSource["file"]): TextRenderer => {
  const tokens = { ...brandFacts(layout["siteSettings"] as BrandSettings), analytics: analyticsNotice };
  const nothing = { layout: "constrained", width: 0, height: 0, images: {} } as const;
  const image = (src: string) => Promise.resolve(picture(src).childImageSharp?.gatsbyImageData ?? nothing);
  return (tree, options) => renderArticle(htmlTree(tree), { tokens, image, ...options });
};

/** Renders each Markdown field of an entry; returns the HTML by Markdown text. */
export const textsOf = async (
  schema: ContentType["schema"],
  entry: JsonObject,
  render: TextRenderer,
): Promise<Map<string, string>> => {
  const texts = fieldValues(schema, entry).flatMap(({ meta, value }) =>
    meta.widget === "markdown" && typeof value === "string" ? [value] : [],
  );
  const rendered = texts.map(async (text, index) => {
    const { html } = await render(parseMarkdown(text), { part: `text-${index}` });
    return [text, html] as const;
  });
  return new Map(await Promise.all(rendered));
};

/** The fields that a build derives from those of an entry and from its body. */
export const derivedFields = async (
  { type, field }: PageKind,
  entry: JsonObject,
  base: Base,
  render: TextRenderer,
): Promise<JsonObject> => {
  if (!hasBody(type)) return {};
  const tree = parseMarkdown(String(entry["body"] ?? ""));
  const wordCount = countWords(readText(tree));
  return {
    path: entryPath({ type, data: entry }),
    related: base.own ? (at(base.data[field], "related") ?? []) : [],
    ...(await render(tree, { taken: takenIds(type) })),
    wordCount,
    readingMinutes: readingMinutes(wordCount),
  };
};

/**
 * The page's entry in the page index, with the edited name at the end of its breadcrumbs.
 *
 * @param shown the entry's fields as pages show them
 */
export const pageEntry = (
  type: ContentTypeName,
  shown: JsonObject,
  { pageContext }: Pick<Base, "pageContext">,
): PageEntry | undefined => {
  const before = pageContext["page"] as PageEntry | undefined;
  const { page } = contentType(type);
  if (before === undefined || page === undefined) return before;
  const crumb = { name: pageName(page, shown), path: entryPath({ type, data: shown }) ?? before.path };
  // The home page, the fallback of a page without another base, is above it.
  const above = before.breadcrumbs.slice(0, Math.max(1, before.breadcrumbs.length - 1));
  const breadcrumbs = type === "HomePage" ? [crumb] : [...above, crumb];
  const withheld = shown["draft"] === true ? { publication: "draft" as const } : undefined;
  return { ...before, bare: shown["bare"] === true, breadcrumbs, withheld };
};

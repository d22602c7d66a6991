import type { Node } from "unist";
import type { PictureSource } from "../../components/primitives/picture";
import { countWords, readingMinutes } from "../../domain/blog/reading-time";
import { brandFacts, type BrandSettings } from "../../domain/brand-facts";
import {
  type ContentType,
  contentType,
  type ContentTypeName,
  hasBody,
  takenIds,
} from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { fieldValues } from "../../domain/content/schema-walk";
import { isObject } from "../../domain/is-object";
import { enquiryPath } from "../../domain/paths";
import { htmlTree, parseMarkdown, readText } from "../../markdown/parse-markdown";
import { type Article, renderArticle, type RenderOptions } from "../../markdown/render-markdown";
import type { Base } from "./base";
import type { PageKind } from "./page-kinds";
import { at, type JsonObject } from "./plain-json";

const textAt = (value: unknown, key: string): string => String(at(value, key) ?? "");

type PictureFile = (src: string) => PictureSource["file"];

/** Stands for `{{analytics}}`: pages are not sent the notice, which is of another file. */
const analyticsNotice = `[Here stands the notice of Settings → ${contentType("Analytics").label}.]`;

/** Renders a Markdown text as a build does. */
const render = (
  tree: Node,
  { layout }: Base,
  picture: PictureFile,
  options: Pick<RenderOptions, "taken" | "part">,
): Promise<Article> => {
  const tokens = { ...brandFacts(layout["siteSettings"] as BrandSettings), analytics: analyticsNotice };
  const nothing = { layout: "constrained", width: 0, height: 0, images: {} } as const;
  const image = (src: string) => Promise.resolve(picture(src).childImageSharp?.gatsbyImageData ?? nothing);
  return renderArticle(htmlTree(tree), { tokens, image, ...options });
};

/** The HTML of each Markdown text that stands in a field of an entry, by the text. */
export const textsOf = async (
  schema: ContentType["schema"],
  entry: JsonObject,
  base: Base,
  picture: PictureFile,
): Promise<Map<string, string>> => {
  const texts = fieldValues(schema, entry).flatMap(({ meta, value }) =>
    meta.widget === "markdown" && typeof value === "string" ? [value] : [],
  );
  const articles = await Promise.all(
    texts.map((text, index) => render(parseMarkdown(text), base, picture, { part: `text-${index}` })),
  );
  return new Map(texts.map((text, index) => [text, articles[index]?.html ?? ""]));
};

/** What is made of an entry's body, as a build makes it. */
const bodyFields = async (
  type: ContentTypeName,
  body: string,
  base: Base,
  picture: PictureFile,
): Promise<JsonObject> => {
  const tree = parseMarkdown(body);
  const wordCount = countWords(readText(tree));
  return {
    ...(await render(tree, base, picture, { taken: takenIds(type) })),
    wordCount,
    readingMinutes: readingMinutes(wordCount),
  };
};

/** The fields that a build derives from those of an entry. */
export const derivedFields = async (
  { type, field }: PageKind,
  entry: JsonObject,
  base: Base,
  picture: PictureFile,
): Promise<JsonObject> => {
  if (!hasBody(type)) return {};
  return {
    path: entryPath({ type, data: entry }),
    enquiryPath: enquiryPath(textAt(entry, "slug")),
    related: base.own ? (at(base.page.data[field], "related") ?? []) : [],
    ...(await bodyFields(type, textAt(entry, "body"), base, picture)),
  };
};

/** The page's entry in the page index, with the edited name at the end of its breadcrumbs. */
export const pageEntry = ({ type, inLayout }: PageKind, entry: JsonObject, { page }: Base): unknown => {
  const before = page.pageContext["page"];
  if (!isObject(before) || !Array.isArray(before["breadcrumbs"]) || inLayout === true) return before;
  // The home page, from which a page starts that has no other to start from, is above it.
  const above = before["breadcrumbs"].slice(0, Math.max(1, before["breadcrumbs"].length - 1));
  const name = type === "Post" ? at(entry["seo"], "title") : entry[hasBody(type) ? "title" : "name"];
  const bare = contentType(type).page?.bare?.(entry as never) === true;
  const crumb = { name: String(name ?? ""), path: entryPath({ type, data: entry }) ?? before["path"] };
  return { ...before, bare, breadcrumbs: type === "HomePage" ? [crumb] : [...above, crumb] };
};

import { brandFacts, type BrandSettings } from "../../domain/brand-facts";
import { countWords, readingMinutes } from "../../domain/blog/reading-time";
import { contentType, hasBody } from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { isObject } from "../../domain/is-object";
import { enquiryPath } from "../../domain/paths";
import { bodyText } from "../../markdown/body-text";
import { markdownTree } from "../../markdown/markdown-tree";
import { parseBody } from "../../markdown/parse-body";
import { renderArticle } from "../../markdown/render-markdown";
import type { PictureSource } from "../../components/primitives/picture";
import type { Base } from "./base";
import type { PageKind } from "./page-kinds";
import { at, type JsonObject } from "./plain-json";

const textAt = (value: unknown, key: string): string => String(at(value, key) ?? "");

/** What is made of an entry's body, as a build makes it. */
const bodyFields = async (
  body: string,
  { layout }: Base,
  picture: (src: string) => PictureSource["file"],
): Promise<JsonObject> => {
  const tokens = layout === undefined ? {} : brandFacts(layout["siteSettings"] as BrandSettings);
  const nothing = { layout: "constrained", width: 0, height: 0, images: {} } as const;
  const image = (src: string) => Promise.resolve(picture(src).childImageSharp?.gatsbyImageData ?? nothing);
  const wordCount = countWords(bodyText(parseBody(body)));
  return {
    ...(await renderArticle(markdownTree(body), { tokens, image })),
    wordCount,
    readingMinutes: readingMinutes(wordCount),
  };
};

/** The fields that a build derives from those of an entry. */
export const derivedFields = async (
  { type, field }: PageKind,
  entry: JsonObject,
  base: Base,
  picture: (src: string) => PictureSource["file"],
): Promise<JsonObject> => {
  if (!hasBody(type)) return {};
  return {
    path: entryPath({ type, data: entry }),
    enquiryPath: enquiryPath(textAt(entry, "slug")),
    related: base.own ? (at(base.page.data[field], "related") ?? []) : [],
    ...(await bodyFields(textAt(entry, "body"), base, picture)),
  };
};

/** What an entry is called in the trail of links to its page. */
const nameOf = ({ type }: PageKind, entry: JsonObject): string => {
  if (type === "Post") return textAt(entry["seo"], "title");
  return textAt(entry, "folder" in contentType(type).location ? "title" : "name");
};

/** The page in the list of all pages, with the entry's name at the end of its trail; it recommends nothing of another's. */
export const listedPage = (kind: PageKind, entry: JsonObject, { page, own }: Base): unknown => {
  const listed = page.data["listedPage"];
  if (!isObject(listed) || !Array.isArray(listed["trail"]) || kind.inLayout === true) return listed;
  const last: unknown = listed["trail"].at(-1);
  return {
    ...listed,
    ...(!own && { articles: [] }),
    trail: [...listed["trail"].slice(0, -1), { ...(isObject(last) && last), name: nameOf(kind, entry) }],
  };
};

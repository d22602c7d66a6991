import { brandFacts, type BrandSettings } from "../../domain/brand-facts";
import { countWords, readingMinutes } from "../../domain/blog/reading-time";
import { hasBody } from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { isObject } from "../../domain/is-object";
import { enquiryPath } from "../../domain/paths";
import { htmlTree, parseMarkdown, readText } from "../../markdown/parse-markdown";
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
  const tokens = brandFacts(layout["siteSettings"] as BrandSettings);
  const nothing = { layout: "constrained", width: 0, height: 0, images: {} } as const;
  const image = (src: string) => Promise.resolve(picture(src).childImageSharp?.gatsbyImageData ?? nothing);
  const tree = parseMarkdown(body);
  const wordCount = countWords(readText(tree));
  return {
    ...(await renderArticle(htmlTree(tree), { tokens, image })),
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

/** The page's entry in the page index, with the edited name at the end of its breadcrumbs. */
export const pageEntry = ({ type, inLayout }: PageKind, entry: JsonObject, { page }: Base): unknown => {
  const before = page.pageContext["page"];
  if (!isObject(before) || !Array.isArray(before["breadcrumbs"]) || inLayout === true) return before;
  const last: unknown = before["breadcrumbs"].at(-1);
  const name = type === "Post" ? at(entry["seo"], "title") : entry[hasBody(type) ? "title" : "name"];
  const breadcrumbs = [
    ...before["breadcrumbs"].slice(0, -1),
    { ...(isObject(last) && last), name: String(name ?? "") },
  ];
  return { ...before, breadcrumbs };
};

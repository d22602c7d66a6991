import type { SiteData } from "../../components/site/site-data";
import { type ContentType, contentType, type ContentTypeName } from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { type FieldValue, fieldValues } from "../../domain/content/schema-walk";
import { withoutLeftOut } from "../../domain/content/settings";
import { isObject } from "../../domain/is-object";
import { previewText } from "../../domain/preview-text";
import type { Base } from "./base";
import { derivedFields, pageEntry, textsOf } from "./derived";
import { type PreviewContext, overlay } from "./overlay";
import { readIcons } from "./page-data";
import type { PageKind, Shown } from "./page-kinds";
import { type AssetUrl, pictureFiles } from "./pictures";
import { at, type JsonObject, objectsIn } from "./plain-json";

/** What is on the screen: a page, and what stands around it. */
export interface ShownPage extends Shown {
  path: string;
  layout: SiteData;
}

/** Where the related pages list the entries of each type. */
const lists: Partial<Record<string, (related: JsonObject) => unknown>> = {
  Service: ({ allService }) => at(allService, "nodes"),
  Industry: ({ allIndustry }) => at(allIndustry, "nodes"),
  Post: ({ posts }) => posts,
  CaseStudy: ({ caseStudies }) => caseStudies,
};

const listOf = (value: unknown): JsonObject[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** The cards of entries: those of the page itself, then those made from the pages that list them all. A quote is on no other page. */
const cardsIn = (own: unknown, { related }: Base): PreviewContext["cards"] => {
  const objects = objectsIn(own);
  const shown = new Map(objects.map((card) => [card["path"], card]));
  const quotes = objects.filter((one) => "organisation" in one);
  return (type, slugs) => {
    if (type === "Quote") return quotes.filter(({ slug }) => slugs?.includes(String(slug)));
    const rows = listOf(lists[type]?.(related))
      .filter(({ path }) => path !== null)
      .map((row): JsonObject => ({ ...row, preview: previewText(String(row["description"] ?? "")) }));
    if (slugs === undefined) return rows;
    const paths = slugs.map((slug) => entryPath({ type: type as ContentTypeName, data: { slug } }));
    return paths.flatMap((path) => shown.get(path) ?? rows.find((row) => row["path"] === path) ?? []);
  };
};

let fetchedIcons: Promise<Record<string, string>> | undefined;

/** The SVG of every icon by its name, once an entry names one; asked for again where that failed. */
const iconsFor = async (schema: ContentType["schema"], entry: JsonObject): Promise<Record<string, string>> => {
  const isIcon = ({ meta, value }: FieldValue) => meta.widget === "icon" && typeof value === "string";
  if (!fieldValues(schema, entry).some(isIcon)) return {};
  fetchedIcons ??= readIcons().catch(() => {
    fetchedIcons = undefined;
    return {};
  });
  return fetchedIcons;
};

/** An entry as its schema gives it to a build: the settings without what they leave out. */
const acceptedEntry = (type: ContentTypeName, entry: JsonObject): JsonObject =>
  type === "SiteSettings" ? (withoutLeftOut({ address: {}, ...entry } as never) as JsonObject) : entry;

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * The page of an entry as a build would show it.
 *
 * @param entry its fields as the editor holds them, the body of a Markdown file among them
 * @param url where a picture that is not part of the site yet can be seen
 */
export const shownPage = async (kind: PageKind, entry: JsonObject, base: Base, url: AssetUrl): Promise<ShownPage> => {
  const { schema } = contentType(kind.type);
  const { data, pageContext } = base.page;
  const around = kind.inLayout === true ? base.layout : data;
  const before = around?.[kind.field];
  const icons = await iconsFor(schema, entry);
  const picture = pictureFiles(before, url);
  const texts = await textsOf(schema, entry, base, picture);
  const context: PreviewContext = {
    picture,
    icon: (name) => icons[name] ?? "",
    cards: cardsIn(before, base),
    html: (markdown) => texts.get(markdown) ?? "",
    query: base.related,
    today: today(),
  };
  const changed = {
    [kind.field]: {
      ...overlay(schema, acceptedEntry(kind.type, entry), before, context),
      ...(await derivedFields(kind, entry, base, picture)),
    },
  };
  const layout = kind.inLayout === true ? { ...base.layout, ...changed } : base.layout;
  return {
    // Another's page recommends what goes with that one.
    data: kind.inLayout === true ? data : { ...data, ...(!base.own && { posts: [], caseStudies: [] }), ...changed },
    pageContext: { ...pageContext, page: pageEntry(kind, entry, base) },
    path: String(at(pageContext["page"], "path") ?? ""),
    layout: layout as unknown as SiteData,
  };
};

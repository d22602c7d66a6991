import type { SiteData } from "../../components/site/site-data";
import { contentType, type ContentTypeName } from "../../domain/content/content-types";
import { entryPath } from "../../domain/content/entry";
import { withoutLeftOut } from "../../domain/content/settings";
import { type ListContext, listHead, type ListLabels } from "../../domain/list-texts";
import type { PageEntry } from "../../domain/page-entry";
import { previewText } from "../../domain/preview-text";
import type { Base } from "./base";
import { derivedFields, pageEntry, textRenderer, textsOf } from "./derived";
import { type PreviewContext, overlay } from "./overlay";
import type { PageKind } from "./page-kinds";
import { type AssetUrl, pictureFiles } from "./pictures";
import { at, type JsonObject, objectsIn } from "./plain-json";

/** The props of a page's view, and the data of the layout around it. */
export interface ShownPage {
  data: JsonObject;
  /** The page's entry in the page index. */
  pageContext: { page?: PageEntry | undefined };
  layout: SiteData;
}

/** Picks the entries of each type from the related pages. */
const lists: Partial<Record<string, (related: JsonObject) => unknown>> = {
  Service: ({ allService }) => at(allService, "nodes"),
  Industry: ({ allIndustry }) => at(allIndustry, "nodes"),
  Post: ({ posts }) => posts,
  CaseStudy: ({ caseStudies }) => caseStudies,
};

/** Looks up entry cards on the page itself, then on the pages that list them all. Quotes are on no other page. */
const cardsIn = (own: unknown, { related }: Base): PreviewContext["cards"] => {
  const objects = objectsIn(own);
  const shown = new Map(objects.map((card) => [card["path"], card]));
  const quotes = objects.filter((one) => "organisation" in one);
  return (type, slugs) => {
    if (type === "Quote") return quotes.filter(({ slug }) => slugs?.includes(String(slug)));
    const rows = ((lists[type]?.(related) ?? []) as JsonObject[])
      .filter(({ path }) => path !== null)
      .map((row): JsonObject => ({ ...row, preview: previewText(String(row["description"] ?? "")) }));
    if (slugs === undefined) return rows;
    const paths = slugs.map((slug) => entryPath({ type: type as ContentTypeName, data: { slug } }));
    return paths.flatMap((path) => shown.get(path) ?? rows.find((row) => row["path"] === path) ?? []);
  };
};

/** A list page's header, as edited. */
const headOf = (shown: unknown, { pageContext: { listPage } }: Base) =>
  listPage !== undefined && { head: listHead(shown as ListLabels, listPage as ListContext["listPage"]) };

/** An entry as its schema outputs it: site settings without the parts they leave out. */
const acceptedEntry = (type: ContentTypeName, entry: JsonObject): JsonObject =>
  type === "SiteSettings" ? (withoutLeftOut({ address: {}, ...entry } as never) as JsonObject) : entry;

/**
 * The page of an entry as a build would show it.
 *
 * @param entry its fields as in the editor, including the body of a Markdown file
 * @param url returns the URL of a picture that is not part of the site yet
 */
export const shownPage = async (kind: PageKind, entry: JsonObject, base: Base, url: AssetUrl): Promise<ShownPage> => {
  const { type, field } = kind;
  const { schema } = contentType(type);
  const before = base.data[field] ?? base.layout[field];
  const picture = pictureFiles(before, url);
  const render = textRenderer(base.layout, picture);
  const texts = await textsOf(schema, entry, render);
  const context: PreviewContext = {
    picture,
    icon: (name) => base.icons[name] ?? "",
    cards: cardsIn(before, base),
    html: (markdown) => texts.get(markdown) ?? "",
    query: base.related,
  };
  const shown = {
    ...overlay(schema, acceptedEntry(type, entry), before, context),
    ...(await derivedFields(kind, entry, base, render)),
  };
  return {
    // A borrowed page recommends content for its own entry.
    data: { ...base.data, ...(!base.own && { posts: [], caseStudies: [] }), [field]: shown },
    pageContext: { ...base.pageContext, page: pageEntry(type, shown, base), ...headOf(shown, base) },
    // Site settings and menus are part of the layout.
    layout: { ...base.layout, [field]: shown } as unknown as SiteData,
  };
};

import type { SiteData } from "../../components/site/site-data";
import { type ContentType, contentType } from "../../domain/content/content-types";
import { type FieldValue, fieldValues } from "../../domain/content/schema-walk";
import { servicePath } from "../../domain/paths";
import { previewText } from "../../domain/preview-text";
import type { Base } from "./base";
import { derivedFields, pageEntry } from "./derived";
import { type Known, overlay } from "./overlay";
import { readIcons } from "./page-data";
import type { PageKind, Shown } from "./page-kinds";
import { type AssetUrl, pictureFiles } from "./pictures";
import { at, type JsonObject, objectsIn } from "./plain-json";

/** What is on the screen: a page, and what stands around it. */
export interface ShownPage extends Shown {
  path: string;
  layout: SiteData;
}

/** The cards of all services that have a page: those of the page itself, then those made from the page of all services. */
const serviceCards = (own: unknown, { services }: Base): Map<unknown, JsonObject> => {
  const rows = objectsIn(at(services?.["allService"], "nodes")).map((row): JsonObject => ({
    ...row,
    preview: previewText(String(row["description"] ?? "")),
  }));
  return new Map([...rows, ...objectsIn(at(own, "services"))].map((card) => [card["path"], card]));
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
  const cards = serviceCards(before, base);
  const known: Known = {
    picture,
    icon: (name) => icons[name] ?? "",
    service: (slug) => cards.get(servicePath(slug)),
    today: today(),
  };
  const changed = {
    [kind.field]: {
      ...overlay(schema, entry, before, known),
      ...(await derivedFields(kind, entry, base, picture)),
    },
  };
  const layout = kind.inLayout === true ? { ...base.layout, ...changed } : base.layout;
  return {
    // Another's page recommends what goes with that one.
    data: kind.inLayout === true ? data : { ...data, ...(!base.own && { posts: [] }), ...changed },
    pageContext: { ...pageContext, page: pageEntry(kind, entry, base) },
    path: String(at(pageContext["page"], "path") ?? ""),
    layout: layout as unknown as SiteData,
  };
};

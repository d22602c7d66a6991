import * as z from "zod";
import { isCleared } from "../../domain/content/file-format";
import { bareSchema, metaOf } from "../../domain/content/schema-walk";
import { image } from "../../domain/content/shapes";
import { isObject } from "../../domain/is-object";
import { at, type JsonObject } from "./plain-json";
import { shownBlock } from "./shown-block";

/** Resolves what an entry refers to. */
export interface PreviewContext {
  /** The file of a picture, by its URL in content. */
  picture: (src: string) => unknown;
  /** An icon's SVG, by its name. */
  icon: (name: string) => string;
  /** The cards of a type's entries, or of those with the given slugs; none for an entry without a page. */
  cards: (type: string, slugs?: readonly string[]) => unknown[];
  /** The HTML of a Markdown text. */
  html: (markdown: string) => string;
  /** Root query fields that blocks use, and single entries. */
  query: JsonObject;
}

/** Placeholder for a link that is no URL (yet). */
const nowhere = "#";

/** Today as `yyyy-mm-dd`: placeholder for a missing date. */
const today = (): string => new Date().toISOString().slice(0, 10);

const textOf = (schema: z.core.$ZodType, value: unknown): string => {
  const { widget } = metaOf(schema);
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (widget === "link") return z.safeParse(schema, text).success ? text : nowhere;
  if (widget === "date") return z.safeParse(z.iso.date(), text).success ? text : today();
  return text;
};

/** A single value; null if an optional field is empty, as in GraphQL. */
const scalar = (schema: z.core.$ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodOptional && (value === undefined || value === null || value === "")) return null;
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodBoolean) return value === true;
  if (bare instanceof z.ZodNumber) return typeof value === "number" ? value : 0;
  return textOf(schema, value);
};

/** Fields that the build resolves: picture files and icon SVGs. */
const resolved = (schema: z.core.$ZodType, own: JsonObject, context: PreviewContext): JsonObject => {
  if (schema === image) return { alt: own["alt"] ?? "", file: context.picture(String(own["src"])) };
  return typeof own["icon"] === "string" ? { iconSvg: context.icon(own["icon"]) } : {};
};

/**
 * Converts a field to the shape of the page query's result: with all fields of the schema, empty ones included, a
 * picture with its file and an icon with its SVG.
 *
 * @param value the editor's value, not validated
 */
const shownField = (schema: z.core.$ZodType, value: unknown, context: PreviewContext): unknown => {
  const bare = bareSchema(schema, value);
  const { relation } = metaOf(schema);
  if (bare instanceof z.ZodArray) {
    const items: unknown[] = Array.isArray(value) ? value.filter((item) => at(item, "hidden") !== true) : [];
    if (schema instanceof z.ZodOptional && items.length === 0) return null;
    if (relation !== undefined) return context.cards(relation, items.map(String));
    // Blocks of an unknown kind are left out.
    return items.flatMap((item) => shownField(bare.element, item, context) ?? []);
  }
  if (relation !== undefined) {
    const slug = textOf(schema, value);
    const [card] = context.cards(relation, [slug]);
    return card ?? (schema instanceof z.ZodOptional ? null : { title: slug, path: nowhere });
  }
  if (bare instanceof z.ZodDiscriminatedUnion) return null;
  if (!(bare instanceof z.ZodObject)) return scalar(schema, value);
  if (schema instanceof z.ZodOptional && (!isObject(value) || isCleared(value))) return null;
  const fields = Object.entries(bare.shape).map(([name, field]) => [
    name,
    shownField(field as z.core.$ZodType, at(value, name), context),
  ]);
  const own = Object.fromEntries(fields) as JsonObject;
  if (schema instanceof z.ZodDiscriminatedUnion) return shownBlock(String(metaOf(bare).id), own, context);
  return { ...own, ...resolved(bare, own, context) };
};

/** Lays an entry's fields over Gatsby's data for it, which also has derived fields. */
export const overlay = (
  schema: z.ZodObject,
  entry: JsonObject,
  base: unknown,
  context: PreviewContext,
): JsonObject => ({
  ...(isObject(base) && base),
  ...(shownField(schema, entry, context) as JsonObject),
});

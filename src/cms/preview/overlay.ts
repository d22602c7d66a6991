import * as z from "zod";
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
  /** The cards of the entries of a type, or of those with the slugs given; none for one that has no page. */
  cards: (type: string, slugs?: readonly string[]) => unknown[];
  /** The HTML of a Markdown text. */
  html: (markdown: string) => string;
  /** What blocks ask the root of the schema for, and the entries of which there is one. */
  query: JsonObject;
}

/** A link that leads nowhere, in the place of what is no URL (yet). */
const nowhere = "#";

/** Today, `yyyy-mm-dd`: stands where no day is given yet. */
const today = (): string => new Date().toISOString().slice(0, 10);

const textOf = (schema: z.core.$ZodType, value: unknown): string => {
  const { widget } = metaOf(schema);
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (widget === "link") return z.safeParse(schema, text).success ? text : nowhere;
  if (widget === "date") return z.safeParse(z.iso.date(), text).success ? text : today();
  return text;
};

/** A field of one value. One that may be left out is then what GraphQL says of it: null. */
const scalar = (schema: z.core.$ZodType, value: unknown): unknown => {
  if (schema instanceof z.ZodOptional && (value === undefined || value === null || value === "")) return null;
  const bare = bareSchema(schema);
  if (bare instanceof z.ZodBoolean) return value === true;
  if (bare instanceof z.ZodNumber) return typeof value === "number" ? value : 0;
  return textOf(schema, value);
};

/** What queries ask for beside what is written in the entry. */
const resolved = (schema: z.core.$ZodType, own: JsonObject, context: PreviewContext): JsonObject => {
  if (schema === image) return { alt: own["alt"] ?? "", file: context.picture(String(own["src"])) };
  return typeof own["icon"] === "string" ? { iconSvg: context.icon(own["icon"]) } : {};
};

/**
 * A field of an entry in the shape that a page's query gives it: every field that the model knows is there, an empty
 * one empty, a picture with its file and an icon with its SVG.
 *
 * @param value what the editor holds, of whatever shape
 */
export const shownField = (schema: z.core.$ZodType, value: unknown, context: PreviewContext): unknown => {
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
  if (schema instanceof z.ZodOptional && !isObject(value)) return null;
  const fields = Object.entries(bare.shape).map(([name, field]) => [
    name,
    shownField(field as z.core.$ZodType, at(value, name), context),
  ]);
  const own = Object.fromEntries(fields) as JsonObject;
  if (schema instanceof z.ZodDiscriminatedUnion) return shownBlock(String(metaOf(bare).id), own, context);
  return { ...own, ...resolved(bare, own, context) };
};

/** Lays an entry's fields over what Gatsby computed for it, which also has what is derived from them. */
export const overlay = (
  schema: z.ZodObject,
  entry: JsonObject,
  base: unknown,
  context: PreviewContext,
): JsonObject => ({
  ...(isObject(base) && base),
  ...(shownField(schema, entry, context) as JsonObject),
});

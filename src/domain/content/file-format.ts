import * as z from "zod";
import { isObject } from "../is-object";
import { bareSchema } from "./schema-walk";

/** Captures the front matter and the body of a Markdown file. */
export const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)([\s\S]*)$/;

/** Characters forbidden in YAML and XML, such as the line break that Word writes in a paragraph, or half an emoji. */
export const invisible = /(?![\t\n\r\u0085])[\p{Cc}\p{Cs}\ufffe\uffff]/u;

type Fields = [key: string, value: unknown][];
type Shape = Readonly<Record<string, z.core.$ZodType>>;

/** Maps the fields of each group in a value, as far as the value fits the schema. */
const mapGroups = (
  schema: z.core.$ZodType,
  value: unknown,
  change: (fields: Fields, shape: Shape) => Fields,
): unknown => {
  const bare = bareSchema(schema, value);
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => mapGroups(bare.element, item, change));
  if (!(bare instanceof z.ZodObject) || !isObject(value)) return value;
  const shape: Shape = bare.shape;
  return Object.fromEntries(
    change(Object.entries(value), shape).map(([key, child]) => {
      const field = Object.hasOwn(shape, key) ? shape[key] : undefined;
      return [key, field === undefined ? child : mapGroups(field, child, change)];
    }),
  );
};

/** Sorts fields by the schema, as the CMS does; unknown fields come last. */
export const inSchemaOrder = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapGroups(schema, value, (fields, shape) => {
    const keys = Object.keys(shape);
    const positionOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
    return fields.toSorted(([one], [other]) => positionOf(one) - positionOf(other));
  });

/** Drops empty and whitespace-only values. The CMS saves a cleared field as `""`. */
export const withoutEmptyValues = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyValues);
  if (!isObject(value)) return value === null || (typeof value === "string" && value.trim() === "") ? undefined : value;
  const filled = Object.entries(value)
    .map(([key, child]) => [key, withoutEmptyValues(child)] as const)
    .filter(([, child]) => child !== undefined);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
};

/** Whether a list or group is empty, or has only empty lists and switches, which the CMS cannot clear. */
export const isCleared = (value: unknown): boolean =>
  typeof value === "object" &&
  Object.values(withoutEmptyValues(value) ?? {}).every((one) => typeof one === "boolean" || isCleared(one));

/** Returns the fields of an entry from the CMS without empty values, and without cleared optional lists and groups. */
export const filledFields = (schema: z.ZodObject, data: Record<string, unknown>): Record<string, unknown> =>
  (mapGroups(schema, withoutEmptyValues(data), (fields, shape) =>
    fields.filter(([key, value]) => !(shape[key] instanceof z.ZodOptional && isCleared(value))),
  ) ?? {}) as Record<string, unknown>;

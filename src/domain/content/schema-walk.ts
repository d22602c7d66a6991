import * as z from "zod";
import { isObject } from "../is-object";
import type { FieldMeta } from "./fields";

/** The union option that a value's discriminator selects, if any. */
const optionOf = ({ options, def }: z.ZodDiscriminatedUnion, value: unknown): z.ZodObject | undefined =>
  (options as z.ZodObject[]).find(
    ({ shape }) => isObject(value) && (shape[def.discriminator] as z.ZodLiteral).value === value[def.discriminator],
  );

/** Unwraps optional schemas, and replaces a union by the option that the value selects, if it selects one. */
export const bareSchema = (schema: z.core.$ZodType, value?: unknown): z.core.$ZodType => {
  if (schema instanceof z.ZodOptional) return bareSchema(schema.unwrap(), value);
  return schema instanceof z.ZodDiscriminatedUnion ? (optionOf(schema, value) ?? schema) : schema;
};

/** A field of an entry. The schema is undefined if the model has no such field. */
interface FieldPosition {
  schema: z.core.$ZodType | undefined;
  value: unknown;
}

/** Looks up own fields only: `constructor` is not a field. */
const fieldIn = ({ shape }: z.ZodObject, name: string): z.core.$ZodType | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined;

const step = (position: FieldPosition, key: PropertyKey): FieldPosition => {
  const parent = position.schema === undefined ? undefined : bareSchema(position.schema, position.value);
  const value = (Object(position.value) as Record<PropertyKey, unknown>)[key];
  if (parent instanceof z.ZodArray) return { schema: parent.element, value };
  // The union's metadata names its options.
  if (parent instanceof z.ZodDiscriminatedUnion) return { schema: parent, value };
  return { schema: parent instanceof z.ZodObject ? fieldIn(parent, String(key)) : undefined, value };
};

/** Returns a field's schema and value; the entry need not fit the schema. */
export const fieldAt = (schema: z.ZodObject, data: unknown, path: readonly PropertyKey[]): FieldPosition =>
  path.reduce<FieldPosition>(step, { schema, value: data });

/** Returns a field's metadata in the content model: label, hint and widget. */
export const metaOf = (schema: z.core.$ZodType | undefined): Partial<FieldMeta> =>
  schema === undefined ? {} : { ...z.globalRegistry.get(bareSchema(schema)), ...z.globalRegistry.get(schema) };

/** Returns the field names that a group (or the entry itself) may have. */
export const knownKeys = (schema: z.ZodObject, data: unknown, path: readonly PropertyKey[]): string[] => {
  const { schema: group = schema, value } = fieldAt(schema, data, path);
  const bare = bareSchema(group, value);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
};

/** Appends the item of a union list that contains a field, counting from 1: `is missing (block 3, Questions)`. */
export const problemIn = (
  schema: z.ZodObject,
  data: unknown,
  path: readonly PropertyKey[],
  problem: string,
): string => {
  for (const [depth, key] of path.entries()) {
    const item = fieldAt(schema, data, path.slice(0, depth + 1));
    if (typeof key !== "number" || !(item.schema instanceof z.ZodDiscriminatedUnion)) continue;
    const option = bareSchema(item.schema, item.value);
    const number = `${metaOf(item.schema).title?.toLowerCase()} ${key + 1}`;
    return `${problem} (${option === item.schema ? number : `${number}, ${metaOf(option).title}`})`;
  }
  return problem;
};

export interface FieldValue {
  path: PropertyKey[];
  value: unknown;
  meta: Partial<FieldMeta>;
}

/**
 * Returns all fields of an entry that hold a value or a list, each with its metadata.
 *
 * @param data the entry, of any shape: unknown fields are skipped, and values that do not fit are not traversed
 */
export const fieldValues = (schema: z.core.$ZodType, data: unknown, path: PropertyKey[] = []): FieldValue[] => {
  const bare = bareSchema(schema, data);
  const own = { path, value: data, meta: metaOf(schema) };
  if (bare instanceof z.ZodArray && Array.isArray(data)) {
    return [own, ...data.flatMap((item, index) => fieldValues(bare.element, item, [...path, index]))];
  }
  if (bare instanceof z.ZodObject && isObject(data)) {
    return Object.entries(data).flatMap(([key, value]) => {
      const field = fieldIn(bare, key);
      return field === undefined ? [] : fieldValues(field, value, [...path, key]);
    });
  }
  return [own];
};

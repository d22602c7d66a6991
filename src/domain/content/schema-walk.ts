import * as z from "zod";
import { isObject } from "../is-object";
import type { FieldMeta } from "./fields";

/** The option of a union that a value names; undefined where it names none. */
const optionOf = ({ options, def }: z.ZodDiscriminatedUnion, value: unknown): z.ZodObject | undefined =>
  (options as z.ZodObject[]).find(
    ({ shape }) => isObject(value) && (shape[def.discriminator] as z.ZodLiteral).value === value[def.discriminator],
  );

/** What a schema says of a value that is there: of a union, the option that the value names, if it names one. */
export const bareSchema = (schema: z.core.$ZodType, value?: unknown): z.core.$ZodType => {
  if (schema instanceof z.ZodOptional) return bareSchema(schema.unwrap(), value);
  return schema instanceof z.ZodDiscriminatedUnion ? (optionOf(schema, value) ?? schema) : schema;
};

/** A field of an entry. The schema is undefined where the model knows no such field. */
interface FieldPosition {
  schema: z.core.$ZodType | undefined;
  value: unknown;
}

/** The schema of a field, whatever its name: `constructor` is none of a group. */
const fieldIn = ({ shape }: z.ZodObject, name: string): z.core.$ZodType | undefined =>
  Object.hasOwn(shape, name) ? shape[name] : undefined;

const step = (position: FieldPosition, key: PropertyKey): FieldPosition => {
  const parent = position.schema === undefined ? undefined : bareSchema(position.schema, position.value);
  const value = (Object(position.value) as Record<PropertyKey, unknown>)[key];
  if (parent instanceof z.ZodArray) return { schema: parent.element, value };
  // A union says itself which options it has.
  if (parent instanceof z.ZodDiscriminatedUnion) return { schema: parent, value };
  return { schema: parent instanceof z.ZodObject ? fieldIn(parent, String(key)) : undefined, value };
};

/** The schema and the value of a field of an entry, whatever the entry's shape. */
export const fieldAt = (schema: z.ZodObject, data: unknown, path: readonly PropertyKey[]): FieldPosition =>
  path.reduce<FieldPosition>(step, { schema, value: data });

/** What the content model says of a field: its label, its hint, how it is edited. */
export const metaOf = (schema: z.core.$ZodType | undefined): Partial<FieldMeta> =>
  schema === undefined ? {} : { ...z.globalRegistry.get(bareSchema(schema)), ...z.globalRegistry.get(schema) };

/** The names of the fields that a group of fields (or the entry itself) may have. */
export const knownKeys = (schema: z.ZodObject, data: unknown, path: readonly PropertyKey[]): string[] => {
  const { schema: group = schema, value } = fieldAt(schema, data, path);
  const bare = bareSchema(group, value);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
};

/**
 * The item of a list of several kinds that a field is part of, as its author counts and calls it: `block 3, Questions`.
 *
 * @returns undefined for a field that is in no such list
 */
export const partName = (schema: z.ZodObject, data: unknown, path: readonly PropertyKey[]): string | undefined => {
  for (const [depth, key] of path.entries()) {
    const item = fieldAt(schema, data, path.slice(0, depth + 1));
    if (typeof key !== "number" || !(item.schema instanceof z.ZodDiscriminatedUnion)) continue;
    const option = bareSchema(item.schema, item.value);
    const number = `${metaOf(item.schema).title?.toLowerCase()} ${key + 1}`;
    return option === item.schema ? number : `${number}, ${metaOf(option).title}`;
  }
  return undefined;
};

export interface FieldValue {
  path: PropertyKey[];
  value: unknown;
  meta: Partial<FieldMeta>;
}

/**
 * All fields of an entry that hold a value or a list, each with what the model says of it.
 *
 * @param schema the entry's schema
 * @param data the entry, of whatever shape: values that do not fit the schema are passed over
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

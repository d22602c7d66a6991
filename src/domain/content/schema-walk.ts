import { z } from "zod";
import { isObject } from "../is-object";
import type { FieldMeta } from "./fields";

/** What a schema says of a value that is there. */
export const bareSchema = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional ? bareSchema(schema.unwrap()) : schema;

const step = (schema: z.core.$ZodType | undefined, key: PropertyKey): z.core.$ZodType | undefined => {
  if (schema === undefined) return undefined;
  const parent = bareSchema(schema);
  if (parent instanceof z.ZodArray) return parent.element;
  if (parent instanceof z.ZodObject) return parent.shape[String(key)];
  return undefined;
};

/** The schema of a field of an entry, or undefined where the schema knows no such field. */
export const schemaAt = (schema: z.ZodObject, path: readonly PropertyKey[]): z.core.$ZodType | undefined =>
  path.reduce<z.core.$ZodType | undefined>(step, schema);

/** What the content model says of a field: its label, its hint, how it is edited. */
export const metaOf = (schema: z.core.$ZodType | undefined): Partial<FieldMeta> =>
  schema === undefined ? {} : { ...z.globalRegistry.get(bareSchema(schema)), ...z.globalRegistry.get(schema) };

/** The names of the fields that a group of fields (or the entry itself) may have. */
export const knownKeys = (schema: z.ZodObject, path: readonly PropertyKey[]): string[] => {
  const group = schemaAt(schema, path);
  const bare = group === undefined ? schema : bareSchema(group);
  return bare instanceof z.ZodObject ? Object.keys(bare.shape) : [];
};

export interface FieldValue {
  path: PropertyKey[];
  value: unknown;
  meta: Partial<FieldMeta>;
}

/**
 * All fields of an entry that hold a value, each with what the model says of it.
 *
 * @param schema the entry's schema
 * @param data the entry, of whatever shape: values that do not fit the schema are passed over
 */
export const fieldValues = (schema: z.core.$ZodType, data: unknown, path: PropertyKey[] = []): FieldValue[] => {
  const bare = bareSchema(schema);
  const own = { path, value: data, meta: metaOf(schema) };
  if (bare instanceof z.ZodArray && Array.isArray(data)) {
    return [own, ...data.flatMap((item, index) => fieldValues(bare.element, item, [...path, index]))];
  }
  if (bare instanceof z.ZodObject && isObject(data)) {
    return [
      own,
      ...Object.entries(data).flatMap(([key, value]) => {
        const field = bare.shape[key];
        return field === undefined ? [] : fieldValues(field, value, [...path, key]);
      }),
    ];
  }
  return [own];
};

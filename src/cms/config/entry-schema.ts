import * as z from "zod";
import { type ContentTypeName, contentType } from "../../domain/content/content-types";
import type { FieldMeta } from "../../domain/content/fields";
import { isObject } from "../../domain/is-object";

/** A field's JSON Schema (draft 2020-12), with the content model's metadata. */
export interface FieldSchema extends z.core.JSONSchema.BaseSchema, Partial<FieldMeta> {
  relation?: ContentTypeName;
  type?: z.core.JSONSchema.SchemaType;
  /** Variants of an object, discriminated by `kind`. */
  oneOf?: FieldSchema[];
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  /** Required of all entries except those of a variant. */
  usual?: string[];
}

/** Returns the JSON Schema of an entry, with each `$ref` inlined. */
export const jsonSchema = (schema: z.ZodObject): FieldSchema => {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io: "output" }) as FieldSchema;
  const inPlace = (_key: string, value: unknown): unknown => {
    if (!isObject(value) || typeof value["$ref"] !== "string") return value;
    const { $ref, ...own } = value;
    const id = $ref.replace("#/$defs/", "");
    return { id, ...$defs[id], ...own };
  };
  return JSON.parse(JSON.stringify(json, inPlace)) as FieldSchema;
};

/**
 * Returns the schema of a content type. Required is what every entry needs: an announced service may omit what its page
 * would show.
 */
export const entrySchema = (name: ContentTypeName): FieldSchema => {
  const { schema, variant } = contentType(name);
  const json = jsonSchema(schema);
  if (variant === undefined) return json;
  return { ...json, required: jsonSchema(variant.schema).required ?? [], usual: json.required ?? [] };
};

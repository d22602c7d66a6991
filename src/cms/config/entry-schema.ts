import * as z from "zod";
import { type ContentTypeName, contentType } from "../../domain/content/content-types";
import type { FieldMeta } from "../../domain/content/fields";
import { isObject } from "../../domain/is-object";

/** What JSON Schema (draft 2020-12) says of a field, with what the content model adds. */
export interface FieldSchema extends Partial<FieldMeta> {
  $defs?: Record<string, FieldSchema>;
  relation?: ContentTypeName;
  type?: "string" | "boolean" | "integer" | "number" | "array" | "object";
  enum?: string[];
  const?: string;
  /** Groups of fields of several kinds, which a field `kind` tells apart. */
  oneOf?: FieldSchema[];
  pattern?: string;
  allOf?: { pattern?: string }[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: FieldSchema;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  /** What all entries need but those of a variant. */
  usual?: string[];
}

/** The JSON Schema of an entry, with the shapes that it refers to in their places. */
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
 * The fields of a content type. Required are those that every entry needs: a
 * service that is only announced may leave out what its page would show.
 */
export const entrySchema = (name: ContentTypeName): FieldSchema => {
  const { schema, variant } = contentType(name);
  const json = jsonSchema(schema);
  if (variant === undefined) return json;
  return { ...json, required: jsonSchema(variant.schema).required ?? [], usual: json.required ?? [] };
};

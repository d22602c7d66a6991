import * as z from "zod";
import { type ContentTypeName, contentType } from "../../domain/content/content-types";
import type { FieldMeta } from "../../domain/content/fields";

/** What JSON Schema (draft 2020-12) says of a field, with what the content model adds. */
export interface FieldSchema extends Partial<FieldMeta> {
  $ref?: string;
  $defs?: Record<string, FieldSchema>;
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

/** The schema with the shapes that it refers to put in their places. */
const resolved = (schema: FieldSchema, shapes: Record<string, FieldSchema>): FieldSchema => {
  const { $ref, ...own } = schema;
  const id = $ref?.replace("#/$defs/", "");
  const whole: FieldSchema = { ...(id !== undefined && { id, ...shapes[id] }), ...own };
  return {
    ...whole,
    ...(whole.oneOf !== undefined && { oneOf: whole.oneOf.map((option) => resolved(option, shapes)) }),
    ...(whole.items !== undefined && { items: resolved(whole.items, shapes) }),
    ...(whole.properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(whole.properties).map(([name, field]) => [name, resolved(field, shapes)]),
      ),
    }),
  };
};

const jsonSchema = (schema: z.ZodObject): FieldSchema => {
  const { $defs = {}, ...json } = z.toJSONSchema(schema, { io: "output" }) as FieldSchema;
  return resolved(json, $defs);
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

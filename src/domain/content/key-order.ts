import * as z from "zod";
import { isObject } from "../is-object";
import { bareSchema } from "./schema-walk";

/**
 * A value with the fields of each of its groups in the order in which the schema
 * has them, which is the order of the CMS. Fields that the schema does not know
 * come last, in the order in which they came.
 *
 * @param schema the schema of the value
 * @param value of whatever shape: what does not fit the schema is left as it is
 */
export const inSchemaOrder = (schema: z.core.$ZodType, value: unknown): unknown => {
  const bare = bareSchema(schema, value);
  if (bare instanceof z.ZodArray && Array.isArray(value)) return value.map((item) => inSchemaOrder(bare.element, item));
  if (!(bare instanceof z.ZodObject) || !isObject(value)) return value;
  const { shape } = bare as z.ZodObject;
  const known = Object.keys(shape).filter((key) => Object.hasOwn(value, key));
  const unknown = Object.keys(value).filter((key) => !Object.hasOwn(shape, key));
  return Object.fromEntries(
    [...known, ...unknown].map((key) => {
      const field = shape[key];
      return [key, field === undefined ? value[key] : inSchemaOrder(field, value[key])];
    }),
  );
};

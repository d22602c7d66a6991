import * as z from "zod";
import { isObject } from "../is-object";
import { bareSchema } from "./schema-walk";

/**
 * Drops what an editor leaves empty. The CMS writes an emptied field as `""`,
 * which means the same as a field that is not there.
 */
export const withoutEmptyValues = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyValues);
  if (!isObject(value)) return value === "" || value === null ? undefined : value;
  const filled = Object.entries(value)
    .map(([key, child]) => [key, withoutEmptyValues(child)] as const)
    .filter(([, child]) => child !== undefined);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
};

/**
 * Drops lists without items where a field may be left out: an editor who removes
 * the last item means that there is no such list.
 *
 * @param schema the schema of the value
 * @param value of whatever shape: what does not fit the schema is left as it is
 */
const withoutEmptyLists = (schema: z.core.$ZodType, value: unknown): unknown => {
  const bare = bareSchema(schema, value);
  if (bare instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => withoutEmptyLists(bare.element, item));
  if (!(bare instanceof z.ZodObject) || !isObject(value)) return value;
  const { shape } = bare as z.ZodObject;
  const isLeftOut = ([key, child]: [string, unknown]) =>
    shape[key] instanceof z.ZodOptional && Array.isArray(child) && child.length === 0;
  return Object.fromEntries(
    Object.entries(value)
      .filter((field) => !isLeftOut(field))
      .map(([key, child]) => [key, shape[key] === undefined ? child : withoutEmptyLists(shape[key], child)]),
  );
};

/** The fields of an entry as the CMS hands them over, without those that its editor left empty. */
export const filledFields = (schema: z.ZodObject, data: Record<string, unknown>): Record<string, unknown> =>
  (withoutEmptyLists(schema, withoutEmptyValues(data)) ?? {}) as Record<string, unknown>;

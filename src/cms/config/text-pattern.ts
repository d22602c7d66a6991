import type { FieldSchema } from "./entry-schema";

const length = ({ minLength = 0, maxLength }: FieldSchema): string[] =>
  minLength <= 1 && maxLength === undefined ? [] : [`^[\\s\\S]{${minLength},${maxLength ?? ""}}$`];

/** The condition, told from the beginning of the text. */
const fromStart = (pattern: string): string => (pattern.startsWith("^") ? pattern : `[\\s\\S]*(?:${pattern})`);

/**
 * One regular expression for all that a text has to be: the CMS knows no
 * lengths, and takes one expression for a field.
 *
 * @returns undefined where any text will do
 */
export const textPattern = (schema: FieldSchema): string | undefined => {
  const patterns = [schema.pattern, ...(schema.allOf ?? []).map(({ pattern }) => pattern)];
  const conditions = [...length(schema), ...patterns.filter((pattern) => pattern !== undefined)];
  return conditions.length < 2 ? conditions[0] : conditions.map((condition) => `(?=${fromStart(condition)})`).join("");
};

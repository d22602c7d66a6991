import type * as z from "zod";
import { groupBy } from "../group-by";
import { isObject } from "../is-object";
import { fieldAt, knownKeys, metaOf, problemIn } from "./schema-walk";

/** A validation error or, with its severity, a warning about a content file. */
export interface ValidationError {
  /** Undefined for an error, which stops a build. */
  severity?: "warning";
  /** Path below the project, such as `content/services/seo.md`. */
  file: string;
  /** The field, such as `stats[2].number`; empty for the whole file. */
  field: string;
  /** The line in the file, from 1, if known. */
  line?: number | undefined;
  /** What is wrong, as the field's predicate: "is missing". */
  problem: string;
  /** What to write instead. */
  advice: string;
}

/** An error in one file, which the caller names. */
export type FieldError = Omit<ValidationError, "file">;

/** What is wrong with a field or a file, and what to write instead. */
export type Problem = Omit<ValidationError, "file" | "field" | "line">;

/** Writes `["stats", 2, "number"]` as `stats[2].number`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name === "" ? String(key) : `${name}.${String(key)}`),
    "",
  );

/** Returns a count with its noun, whose plural ends in s. */
export const plural = (count: number | bigint, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

const sizeProblem = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, limit: string): string => {
  const unit = { string: "character", array: "item" }[issue.origin as string];
  if (unit === undefined) return `is out of range: ${limit}`;
  // In code points, as zod counts them.
  const { length } = [...((issue.input ?? []) as string | unknown[])];
  return length === 0 ? "is empty" : `has ${plural(length, unit)}, ${limit}`;
};

const kindNames: Partial<Record<string, string>> = {
  string: "text",
  array: "a list",
  object: "a group of fields",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
};

const kindOf = (value: unknown): string | undefined => {
  if (typeof value === "number") return `the number ${value}`;
  if (typeof value === "boolean") return String(value);
  return kindNames[Array.isArray(value) ? "array" : typeof value];
};

/** The expected type. YAML and JSON read 24 as a number unless it is quoted. */
const expectedKind = ({ expected, input }: z.core.$ZodIssueInvalidType): string =>
  expected === "string" && typeof input !== "object" ? "text in quotes" : (kindNames[expected] ?? expected);

/** Describes a missing or unknown discriminator of a union. */
const unionProblem = ({ input, path }: z.core.$ZodIssueInvalidUnion): string => {
  const kind = isObject(input) ? input[String(path.at(-1))] : undefined;
  return kind === undefined ? "is missing" : `cannot be ${JSON.stringify(kind)}`;
};

const problemOf = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? "is missing" : `is ${kindOf(issue.input)}, not ${expectedKind(issue)}`;
    case "too_small":
      return sizeProblem(issue, `at least ${issue.minimum} needed`);
    case "too_big":
      return sizeProblem(issue, `at most ${issue.maximum} allowed`);
    case "invalid_format":
      return `is not well formed: ${JSON.stringify(issue.input)}`;
    case "invalid_value":
      return issue.input === undefined ? "is missing" : `cannot be ${JSON.stringify(issue.input)}`;
    case "invalid_union":
      return unionProblem(issue);
    default:
      return issue.message;
  }
};

/** The advice of a custom check, if the field's description would not help. */
const ownAdvice = (issue: z.core.$ZodIssue): string | undefined => {
  const advice: unknown = issue.code === "custom" ? issue.params?.["advice"] : undefined;
  return typeof advice === "string" ? advice : undefined;
};

/**
 * Turns zod issues into validation errors that say what to write.
 *
 * @param schema the schema that rejected the entry
 * @param issues from a parse with `reportInput`, so that messages can name lengths and values
 */
export const validationErrors = (schema: z.ZodObject, data: unknown, issues: z.core.$ZodIssue[]): FieldError[] => {
  const wrongKinds = issues.filter(({ code }) => code === "invalid_type").map(({ path }) => fieldName(path));
  return issues.flatMap((issue) => {
    const { path } = issue;
    // If a string replaces a list, zod also reports its length.
    if (/^too_/.test(issue.code) && wrongKinds.includes(fieldName(path))) return [];
    if (issue.code === "unrecognized_keys") {
      const problem = problemIn(schema, data, path, "is not a field of this content type");
      const advice = `remove it or use one of: ${knownKeys(schema, data, path).join(", ")}`;
      return issue.keys.map((key) => ({ field: fieldName([...path, key]), problem, advice }));
    }
    const { description = "a value that fits the content model" } = metaOf(fieldAt(schema, data, path).schema);
    const advice = ownAdvice(issue) ?? `write ${description}`;
    return [{ field: fieldName(path), problem: problemIn(schema, data, path, problemOf(issue)), advice }];
  });
};

/** Formats an error as one line: `content/services/seo.md: stats[2].number is missing — write …`. */
export const formatValidationError = ({ file, field, problem, advice }: ValidationError): string =>
  `${file}: ${[field, problem].filter(Boolean).join(" ")} — ${advice}`;

/** A value that has to be unique. */
interface UniqueValue extends Pick<ValidationError, "file" | "field"> {
  /** The value as errors show it. */
  value: string;
  /** The comparison key; case-insensitive. */
  key: string;
}

/** Reports all fields that share a value, except the first. */
export const repeatedErrors = (values: readonly UniqueValue[], advice: string): ValidationError[] =>
  [...groupBy(values, ({ key }) => key.toLowerCase()).values()].flatMap(([first, ...others]) =>
    others.map(({ file, field, value }) => ({
      file,
      field,
      problem: `is ${value}, which ${first?.file} has already`,
      advice,
    })),
  );

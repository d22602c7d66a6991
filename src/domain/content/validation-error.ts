import type * as z from "zod";
import { groupBy } from "../group-by";
import { isObject } from "../is-object";
import { knownKeys, metaOf, partName, fieldAt } from "./schema-walk";

/** A validation error or, with its severity, a warning about a content file. */
export interface ValidationError {
  /** Undefined for an error, which stops a build. */
  severity?: "warning";
  /** Path below the project, such as `content/services/seo.md`. */
  file: string;
  /** The field, such as `stats[2].number`; empty when the whole file is meant. */
  field: string;
  /** The line of the file, from 1, where it is known. */
  line?: number | undefined;
  /** What is wrong, to follow the field's name: "is missing". */
  problem: string;
  /** What to write instead. */
  advice: string;
}

/** An error in one file, which the caller names. */
export type FieldError = Omit<ValidationError, "file">;

/** What is wrong with a field or a file, and what to write instead. */
export type Problem = Omit<ValidationError, "file" | "field" | "line">;

/** `["stats", 2, "number"]` as `stats[2].number`. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (name, key) => (typeof key === "number" ? `${name}[${key}]` : name === "" ? String(key) : `${name}.${String(key)}`),
    "",
  );

/** A problem with the part of the entry that has it, where it is a part that authors count. */
export const problemIn = (part: string | undefined, problem: string): string =>
  part === undefined ? problem : `${problem} (${part})`;

const plural = (count: number | bigint, word: string): string => `${count} ${word}${count === 1 ? "" : "s"}`;

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

/** What a field takes. YAML and JSON read 24 as a number, which only quotes make a text. */
const expectedKind = ({ expected, input }: z.core.$ZodIssueInvalidType): string =>
  expected === "string" && typeof input !== "object" ? "text in quotes" : (kindNames[expected] ?? expected);

/** A group of fields that does not say which kind of group it is, or says an unknown one. */
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

/** What a check of its own advises, where the field's description would not help. */
const ownAdvice = (issue: z.core.$ZodIssue): string | undefined => {
  const advice: unknown = issue.code === "custom" ? issue.params?.["advice"] : undefined;
  return typeof advice === "string" ? advice : undefined;
};

/**
 * Turns the issues of zod into validation errors that say what to write.
 *
 * @param schema the schema that refused the entry
 * @param data the entry
 * @param issues those of a parse with `reportInput`, so that messages can name lengths and values
 */
export const validationErrors = (schema: z.ZodObject, data: unknown, issues: z.core.$ZodIssue[]): FieldError[] => {
  const wrongKinds = issues.filter(({ code }) => code === "invalid_type").map(({ path }) => fieldName(path));
  return issues.flatMap((issue) => {
    const { path } = issue;
    // Of a text in place of a list, zod counts the letters as well.
    if (/^too_/.test(issue.code) && wrongKinds.includes(fieldName(path))) return [];
    const part = partName(schema, data, path);
    if (issue.code === "unrecognized_keys") {
      const problem = problemIn(part, "is not a field of this content type");
      const advice = `remove it or use one of: ${knownKeys(schema, data, path).join(", ")}`;
      return issue.keys.map((key) => ({ field: fieldName([...path, key]), problem, advice }));
    }
    const { description = "a value that fits the content model" } = metaOf(fieldAt(schema, data, path).schema);
    const advice = ownAdvice(issue) ?? `write ${description}`;
    return [{ field: fieldName(path), problem: problemIn(part, problemOf(issue)), advice }];
  });
};

/** One error as one line: `content/services/seo.md: stats[2].number is missing — write …`. */
export const formatValidationError = ({ file, field, problem, advice }: ValidationError): string =>
  `${file}: ${[field, problem].filter(Boolean).join(" ")} — ${advice}`;

/** A value that only one file may have. */
interface UniqueValue extends Pick<ValidationError, "file" | "field"> {
  /** The value as an error names it. */
  value: string;
  /** What is compared; capitals make no difference. */
  key: string;
}

/** Reports all but the first of the fields that have the same value. */
export const repeatedErrors = (values: readonly UniqueValue[], advice: string): ValidationError[] =>
  [...groupBy(values, ({ key }) => key.toLowerCase()).values()].flatMap(([first, ...others]) =>
    others.map(({ file, field, value }) => ({
      file,
      field,
      problem: `is ${value}, which ${first?.file} has already`,
      advice,
    })),
  );

import { type Document, isNode, isPair, parseDocument, stringify, visit } from "yaml";
import { type ContentTypeName, contentType } from "../../domain/content/content-types";
import { frontMatter, inSchemaOrder } from "../../domain/content/file-format";
import type { ValidationError } from "../../domain/content/validation-error";
import { isObject } from "../../domain/is-object";

type Data = Record<string, unknown>;

/** A file whose form cannot be changed without losing what its author wrote; the message says what. */
export class KeptAsWritten extends Error {}

/** What a rewritten front matter would lose: comments, and names for values that are used twice. */
const wouldLose = (document: Document): string | undefined => {
  let found = document.comment || document.commentBefore ? "comments" : undefined;
  visit(document, (_key, node) => {
    if (isPair(node) || !isNode(node)) return undefined;
    if (node.comment || node.commentBefore) found = "comments";
    if ("anchor" in node && node.anchor) found = "anchors (&)";
    return undefined;
  });
  return found;
};

const fieldsOf = (document: Document): unknown => {
  try {
    return document.toJS();
  } catch {
    // An alias that names no anchor.
    return undefined;
  }
};

const canonicalYaml = (type: ContentTypeName, yaml: string, change: (data: Data) => Data): string => {
  const document = parseDocument(yaml);
  const data = fieldsOf(document);
  if (document.errors.length > 0 || !isObject(data)) return `${yaml}\n`;
  const lost = wouldLose(document);
  if (lost !== undefined) throw new KeptAsWritten(lost);
  return stringify(inSchemaOrder(contentType(type).schema, change(data)));
};

const parsedJson = (source: string): unknown => {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
};

/**
 * A content file in the form in which the CMS writes it, so that saving it there
 * changes only what was edited: the fields in the order of the schema, front
 * matter as `yaml` writes it, JSON with two spaces, lines ended by LF. The text
 * under the front matter stays as it is.
 *
 * @param file its path; the ending decides its format
 * @param change what else to change of its fields
 * @returns the same text for a file that cannot be read, which is reported elsewhere
 * @throws {KeptAsWritten} when the file would lose something by it
 */
export const canonicalForm = (
  type: ContentTypeName,
  file: string,
  source: string,
  change: (data: Data) => Data = (data) => data,
): string => {
  const text = source.replaceAll("\r\n", "\n");
  if (file.endsWith(".json")) {
    const data = parsedJson(text);
    return isObject(data)
      ? `${JSON.stringify(inSchemaOrder(contentType(type).schema, change(data)), null, 2)}\n`
      : source;
  }
  const [, yaml, body] = frontMatter.exec(text) ?? [];
  return yaml === undefined || body === undefined ? source : `---\n${canonicalYaml(type, yaml, change)}---\n${body}`;
};

const command = "npm run content:format";

/** Whether a file is written otherwise than the CMS would write it, so that the first edit there changes many lines. */
export const formWarnings = (type: ContentTypeName, file: string, source: string): ValidationError[] => {
  const warning = { severity: "warning", file, field: "" } as const;
  try {
    const canonical = canonicalForm(type, file, source);
    if (canonical === source.replaceAll("\r\n", "\n")) return [];
    return [
      { ...warning, problem: "is not in the form in which the CMS writes it", advice: `${command} puts it right` },
    ];
  } catch (error) {
    if (!(error instanceof KeptAsWritten)) throw error;
    const advice = `remove them, or the CMS does when it saves the file; ${command} leaves it alone`;
    return [{ ...warning, problem: `has ${error.message} in its front matter`, advice }];
  }
};

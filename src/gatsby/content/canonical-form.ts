import { stringify, visit } from "yaml";
import { type ContentTypeName, contentType } from "../../domain/content/content-types";
import { inSchemaOrder } from "../../domain/content/file-format";
import type { ValidationError } from "../../domain/content/validation-error";
import type { ParsedFile } from "./parse-file";

type Data = Record<string, unknown>;

const withLf = (text: string): string => text.replaceAll("\r\n", "\n");

/** Returns what rewriting the front matter would lose: comments or anchors. */
export const wouldLose = ({ written, document }: ParsedFile): string | undefined => {
  if (written === undefined || document === undefined) return undefined;
  let found = document.comment || document.commentBefore ? "comments" : undefined;
  visit(document, {
    Node: (_key, node) => {
      if (node.comment || node.commentBefore) found = "comments";
      if (node.anchor) found = "anchors (&)";
    },
  });
  return found;
};

/**
 * Formats a content file as the CMS writes it, so that saving it there changes only what was edited: fields in schema
 * order, front matter as written by `yaml`, JSON indented by two spaces, LF line endings, the body as it is.
 *
 * @param source the text that was parsed
 * @param change changes the fields before they are written
 * @returns the source with LF line endings for a file without fields, which is reported elsewhere
 */
export const canonicalForm = (
  type: ContentTypeName,
  source: string,
  { written, document, body }: ParsedFile,
  change: (data: Data) => Data = (data) => data,
): string => {
  if (written === undefined) return withLf(source);
  const fields = inSchemaOrder(contentType(type).schema, change(written));
  if (document === undefined) return `${JSON.stringify(fields, null, 2)}\n`;
  return `---\n${stringify(fields)}---\n${withLf(body)}`;
};

const command = "npm run content:format";

/** Warns if the CMS would format a file differently, so that the first edit there would change many lines. */
export const formWarnings = (
  type: ContentTypeName,
  file: string,
  source: string,
  parsed: ParsedFile,
): ValidationError[] => {
  const warning = { severity: "warning", file, field: "" } as const;
  const lost = wouldLose(parsed);
  if (lost !== undefined) {
    const advice = `remove them, or the CMS does when it saves the file; ${command} leaves it alone`;
    return [{ ...warning, problem: `has ${lost} in its front matter`, advice }];
  }
  if (canonicalForm(type, source, parsed) === withLf(source)) return [];
  return [{ ...warning, problem: "is not in the form in which the CMS writes it", advice: `${command} puts it right` }];
};

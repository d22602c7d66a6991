import { parse, stringify } from "yaml";
import { contentType, contentTypeNames } from "../../domain/content/content-types";
import { filledFields, frontMatter, inSchemaOrder, invisible } from "../../domain/content/file-format";
import { formats } from "../config/admin-files";
import type { CmsGlobal, ContentFormat } from "../preview/decap";

type Fields = Record<string, unknown>;

/** Finds a content type by its field names, which are all that the CMS passes. */
const schemaOf = (fieldNames: readonly string[]) => {
  const names = fieldNames.filter((name) => name !== "body").join();
  const type = contentTypeNames.find((name) => Object.keys(contentType(name).schema.shape).join() === names);
  if (type === undefined) throw new Error(`No content type has the fields ${names}`);
  return contentType(type).schema;
};

/** The CMS passes fields in any order, and cleared ones as `""` or as an empty list. */
const inFileForm = (data: Fields, fieldNames: readonly string[]): Fields => {
  const schema = schemaOf(fieldNames);
  return inSchemaOrder(schema, filledFields(schema, data)) as Fields;
};

/** Replaces characters that a build refuses and that no field shows. */
const withoutInvisible = (_key: unknown, value: unknown): unknown =>
  typeof value === "string" ? value.split(invisible).join(" ") : value;

/** Strips the empty line after the front matter, and writes it back. */
const markdown: ContentFormat = {
  fromFile: (text) => {
    const [, yaml, body = ""] = frontMatter.exec(text) ?? [];
    if (yaml === undefined) throw new Error("no front matter");
    return { ...(parse(yaml) as Fields), body: body.replace(/^\r?\n/, "") };
  },
  toFile: ({ body, ...data }, fieldNames) => {
    const fields = stringify(inFileForm(data, fieldNames), withoutInvisible);
    return `---\n${fields}---\n${body ? `\n${String(withoutInvisible("body", body))}` : ""}`;
  },
};

const json: ContentFormat = {
  fromFile: (text) => JSON.parse(text) as Fields,
  toFile: (data, fieldNames) => `${JSON.stringify(inFileForm(data, fieldNames), withoutInvisible, 2)}\n`,
};

/** Whether a content file can be parsed. For one that cannot, Decap shows an empty form. */
export const isReadable = (file: string, text: string): boolean => {
  try {
    (file.endsWith(".json") ? json : markdown).fromFile(text);
    return true;
  } catch {
    return false;
  }
};

/** Registers the formats of content files, so that saving changes only what was edited. */
export const registerFormats = (cms: CmsGlobal): void => {
  cms.registerCustomFormat(formats.markdown, "md", markdown);
  cms.registerCustomFormat(formats.json, "json", json);
};

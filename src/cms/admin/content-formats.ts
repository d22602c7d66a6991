import { parse, stringify } from "yaml";
import { contentType, contentTypeNames } from "../../domain/content/content-types";
import { filledFields, frontMatter, inSchemaOrder } from "../../domain/content/file-format";
import { formats } from "../config/admin-files";
import type { CmsGlobal, ContentFormat } from "../preview/decap";

type Fields = Record<string, unknown>;

/** The CMS says of an entry only which fields it has: enough to know its content type. */
const schemaOf = (fieldNames: readonly string[]) => {
  const names = fieldNames.filter((name) => name !== "body").join();
  const type = contentTypeNames.find((name) => Object.keys(contentType(name).schema.shape).join() === names);
  if (type === undefined) throw new Error(`No content type has the fields ${names}`);
  return contentType(type).schema;
};

/** The CMS hands fields over in any order, emptied ones as `""` or as a list without items. */
const inFileForm = (data: Fields, fieldNames: readonly string[]): Fields => {
  const schema = schemaOf(fieldNames);
  return inSchemaOrder(schema, filledFields(schema, data)) as Fields;
};

/** The text keeps the empty line that stands between the front matter and it. */
const markdown: ContentFormat = {
  fromFile: (text) => {
    const [, yaml = "", body = ""] = frontMatter.exec(text) ?? [];
    return { ...(parse(yaml) as Fields), body: body.replace(/^\r?\n/, "") };
  },
  toFile: ({ body, ...data }, fieldNames) =>
    `---\n${stringify(inFileForm(data, fieldNames))}---\n\n${String(body ?? "")}`,
};

const json: ContentFormat = {
  fromFile: (text) => JSON.parse(text) as Fields,
  toFile: (data, fieldNames) => `${JSON.stringify(inFileForm(data, fieldNames), null, 2)}\n`,
};

/** Teaches the CMS the form in which content files are kept, so that saving changes only what was edited. */
export const registerFormats = (cms: CmsGlobal): void => {
  cms.registerCustomFormat(formats.markdown, "md", markdown);
  cms.registerCustomFormat(formats.json, "json", json);
};

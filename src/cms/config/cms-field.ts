import { contentType, type ContentTypeName } from "../../domain/content/content-types";
import type { FieldWidget } from "../../domain/content/fields";
import { pictureLimits } from "../../domain/content/picture-limits";
import type { FieldSchema } from "./entry-schema";

/** A widget and its own options. */
interface Options {
  widget: string;
  [option: string]: unknown;
}

/** A field as Decap's configuration has it (https://decapcms.org/docs/widgets). */
export interface CmsField extends Options {
  name: string;
  label: string;
  required: boolean;
  hint?: string;
}

/** Capitalises a sentence, but not a URL, which would be refused as it then reads. */
const capitalized = (text: string): string => text.replace(/^(?!https:)./, (first) => first.toUpperCase());

/** A relation to the items of a list in another file, displayed by one of their fields. */
const itemOf = (collection: string, file: string, value: string, shown: string): Options => ({
  widget: "relation",
  collection,
  file,
  value_field: value,
  search_fields: [shown],
  display_fields: [shown],
});

const widgets: Partial<Record<FieldWidget, Options>> = {
  text: { widget: "text" },
  category: itemOf("chatbot", "script", "categories.*.category", "categories.*.label"),
  form: itemOf("settings", "enquiry-form", "forms.*.name", "forms.*.name"),
  markdown: { widget: "markdown" },
  date: { widget: "datetime", format: "YYYY-MM-DD", time_format: false },
  moment: { widget: "datetime", format: "YYYY-MM-DDTHH:mm", default: "" },
  media: {
    widget: "image",
    choose_url: false,
    media_library: { config: { max_file_size: pictureLimits.maxBytes } },
  },
};

/** Lets a lookahead at the start find a pattern anywhere. */
const fromStart = (pattern: string): string => (pattern.startsWith("^") ? pattern : `[\\s\\S]*(?:${pattern})`);

/** A character as zod counts it: a code point. A simple emoji takes two code units. */
const character = "[^\\uDC00-\\uDFFF][\\uDC00-\\uDFFF]?";

/** Combines all rules of a text into one regular expression: Decap has no length rule, and one pattern per field. */
const textPattern = ({ minLength = 0, maxLength, pattern, allOf = [] }: FieldSchema): string =>
  [`^(?:${character}){${minLength},${maxLength ?? ""}}$`, pattern, ...allOf.map((other) => other.pattern)]
    .map((condition) => (condition === undefined ? "" : `(?=${fromStart(condition)})`))
    .join("");

const textOptions = (schema: FieldSchema): Options => {
  if (schema.enum !== undefined) return { widget: "select", options: schema.enum };
  const options = (schema.widget === undefined ? undefined : widgets[schema.widget]) ?? { widget: "string" };
  if (!["string", "text"].includes(options.widget)) return options;
  const { description = "another text", minLength = 0, maxLength } = schema;
  const least = minLength > 1 ? `${minLength} to` : "at most";
  const limit =
    maxLength === undefined || /character|digits$/.test(description) ? "" : `${least} ${maxLength} characters: `;
  return { ...options, pattern: [textPattern(schema), `write ${limit}${description}`] };
};

/** The field that names an entry. */
export const nameField = (type: ContentTypeName): string =>
  "title" in contentType(type).schema.shape ? "title" : "name";

/** A relation to entries of a content type, by slug. */
const relationOptions = (type: ContentTypeName): Options => {
  const { location } = contentType(type);
  const name = nameField(type);
  if (!("folder" in location)) throw new Error(`${type} is one file: nothing can name one of its entries`);
  return {
    widget: "relation",
    collection: location.folder,
    value_field: "slug",
    search_fields: [name, "slug"],
    display_fields: [name],
  };
};

/** The summary of a collapsed list item: its first text that is no icon and no picture. */
const summaryOf = ({ properties = {} }: FieldSchema): string | undefined => {
  const isText = ({ type, widget }: FieldSchema) => type === "string" && widget !== "icon" && widget !== "media";
  const [name] = Object.entries(properties).find(([, field]) => isText(field)) ?? [];
  return name && `{{fields.${name}}}`;
};

/** One kind of item in a list (https://decapcms.org/docs/variable-type-widgets). */
const listType = ({ title, required = [], properties: { kind, ...properties } = {} }: FieldSchema): Options => {
  const summary = summaryOf({ properties });
  return {
    name: kind?.const,
    label: title,
    widget: "object",
    summary: summary && `${title}: ${summary}`,
    fields: cmsFields({ properties, required }),
  };
};

const listOptions = (schema: FieldSchema): Options => {
  const { items = {}, minItems, maxItems, title } = schema;
  const size = { min: minItems === 0 ? undefined : minItems, max: maxItems };
  if (schema.relation !== undefined) return { ...relationOptions(schema.relation), multiple: true, ...size };
  if (items.enum !== undefined) return { widget: "select", multiple: true, options: items.enum, ...size };
  const list = { widget: "list", label_singular: items.title ?? title, ...size };
  if (items.oneOf !== undefined) return { ...list, typeKey: "kind", types: items.oneOf.map(listType) };
  if (items.type !== "object") return { ...list, field: cmsField("item", items, true), summary: "{{fields.item}}" };
  return { ...list, fields: cmsFields(items), summary: summaryOf(items) };
};

const optionsOf = (schema: FieldSchema): Options => {
  const { type, minimum, maximum } = schema;
  switch (type) {
    case "boolean":
      return { widget: "boolean" };
    case "integer":
    case "number":
      return { widget: "number", value_type: type === "integer" ? "int" : "float", min: minimum, max: maximum };
    case "array":
      return listOptions(schema);
    case "object":
      return { widget: "object", fields: cmsFields(schema) };
    default:
      return schema.relation === undefined ? textOptions(schema) : relationOptions(schema.relation);
  }
};

/** A content model field as a Decap field. */
const cmsField = (name: string, schema: FieldSchema, required: boolean): CmsField => ({
  name,
  label: schema.title ?? name,
  // Decap treats an empty list as missing.
  required: required && schema.minItems !== 0,
  ...(schema.description !== undefined && { hint: `${capitalized(schema.description)}.` }),
  ...optionsOf(schema),
});

/** The label of a field; for fields that share a title, such as two buttons, the field's own name. */
export const labelOf = (name: string, properties: Readonly<Record<string, FieldSchema>>): string => {
  const title = properties[name]?.title ?? name;
  const sharing = Object.values(properties).filter((field) => field.title === title);
  return sharing.length > 1 ? capitalized(name.replaceAll(/(?=[A-Z])/g, " ").toLowerCase()) : title;
};

/** The fields of an entry or of a group, in the order in which files have them. */
export const cmsFields = ({ properties = {}, required = [], usual = required }: FieldSchema): CmsField[] =>
  Object.entries(properties).map(([name, schema]) => ({
    // Decap demands the required fields even of an omitted group. If one is filled in, the check before saving demands
    // the others.
    ...cmsField(name, usual.includes(name) ? schema : { ...schema, required: [] }, required.includes(name)),
    label: labelOf(name, properties),
  }));

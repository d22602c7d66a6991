import { readFileSync } from "node:fs";
import type { CmsField } from "../../../src/cms/config/cms-field";
import { collections } from "../../../src/cms/config/collections";
import { contentTypeNames } from "../../../src/domain/content/content-types";
import type { Entry } from "../../../src/domain/content/entry";
import { checkContent } from "../../../src/gatsby/content/check-content";
import { parseFile } from "../../../src/gatsby/content/parse-file";

type Fields = Record<string, unknown>;

/** What a form made of `fields` would say of `data`. */
const complaints = (fields: readonly CmsField[], data: Fields, place: string): string[] => [
  ...Object.keys(data)
    .filter((key) => !fields.some(({ name }) => name === key))
    .map((key) => `${place}.${key} has no field`),
  ...fields.flatMap((field) => valueComplaints(field, data[field.name], `${place}.${field.name}`)),
];

const textComplaints = ({ pattern, options }: CmsField, value: unknown, place: string): string[] => {
  const [expression] = (pattern as string[] | undefined) ?? [];
  if (expression !== undefined && !RegExp(expression).test(String(value))) return [`${place} is refused`];
  return Array.isArray(options) && !options.includes(value) ? [`${place} is no option`] : [];
};

const listComplaints = (field: CmsField, items: unknown[], place: string): string[] => [
  ...(items.length < Number(field["min"] ?? 0) || items.length > Number(field["max"] ?? Infinity)
    ? [`${place} has ${items.length} items`]
    : []),
  ...items.flatMap((item, index) => {
    if (field.fields !== undefined) return complaints(field.fields, item as Fields, `${place}[${index}]`);
    return textComplaints(field.field ?? field, item, `${place}[${index}]`);
  }),
];

const valueComplaints = (field: CmsField, value: unknown, place: string): string[] => {
  if (value === undefined) return field.required ? [`${place} is missing`] : [];
  if (Array.isArray(value)) return listComplaints(field, value, place);
  if (field.fields !== undefined) return complaints(field.fields, value as Fields, place);
  return textComplaints(field, value, place);
};

const all = collections();

/** The form of an entry, found by where its file is. */
const formOf = ({ file }: Pick<Entry, "file">): readonly CmsField[] | undefined => {
  const single = all.flatMap(({ files = [] }) => files).find((entry) => entry.file === file);
  return single?.fields ?? all.find(({ folder }) => folder !== undefined && file.startsWith(`${folder}/`))?.fields;
};

const entries = checkContent(process.cwd()).entries;

describe("the forms of the CMS", () => {
  it("are there for every content type", () => {
    expect(new Set(entries.filter((entry) => formOf(entry) !== undefined).map(({ type }) => type))).toEqual(
      new Set(contentTypeNames),
    );
  });

  it.each(entries.map((entry) => [entry.file, entry] as const))("accept %s as it is", (file, entry) => {
    const { data, body } = parseFile(file, readFileSync(file, "utf8"));
    expect(complaints(formOf(entry) ?? [], body === "" ? data : { ...data, body }, file)).toEqual([]);
  });

  it("say what to write, with every limit", () => {
    const title = all.find(({ name }) => name === "services")?.fields?.find(({ name }) => name === "description");
    expect(title).toMatchObject({
      label: "Description",
      hint: expect.stringContaining("110 to 260 characters") as string,
      pattern: ["^[\\s\\S]{110,260}$", expect.stringContaining("write two sentences") as string],
    });
  });

  it("keep a picture and the words that stand for it together", () => {
    const picture = all.find(({ name }) => name === "posts")?.fields?.find(({ name }) => name === "image");
    expect(picture?.fields?.map(({ name, widget, required }) => [name, widget, required])).toEqual([
      ["src", "image", true],
      ["alt", "string", false],
      ["decorative", "boolean", false],
    ]);
  });
});

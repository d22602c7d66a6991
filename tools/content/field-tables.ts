import { labelOf } from "../../src/cms/config/cms-field";
import { collectionName, collections } from "../../src/cms/config/collections";
import { entrySchema, type FieldSchema } from "../../src/cms/config/entry-schema";
import { contentType, contentTypeNames, type ContentTypeName } from "../../src/domain/content/content-types";

/** Precedes the tables in docs/content-reference.md. */
export const tablesMarker = "<!-- Written by npx tsx tools/content-reference.ts -->";

const range = (min: number | undefined, max: number | undefined, unit: string): string[] =>
  max === undefined ? [] : [`${min === max ? "" : `${min ?? "up"} to `}${max} ${unit}`.trim()];

const limitsOf = ({ enum: choices = [], items = {}, relation, ...field }: FieldSchema): string =>
  [
    ...choices,
    ...(items.enum ?? []),
    ...range(field.minLength, field.maxLength, "characters"),
    ...range(field.minItems, field.maxItems, "items"),
    ...range(field.minimum, field.maximum, ""),
    ...(field.type === "boolean" ? ["yes or no"] : []),
    ...(relation === undefined ? [] : [`slug: ${contentType(relation).label}`]),
  ].join(", ");

const linkTo = ({ title, id = "" }: FieldSchema): string => `[${title}](#${id.toLowerCase()})`;

/** Shapes that several types share, and kinds of blocks, have their own tables. */
const hasOwnTable = ({ id, properties }: FieldSchema): boolean => id !== undefined && properties !== undefined;

const rowsOf = ({ properties = {}, required = [] }: FieldSchema, path = ""): string[][] =>
  Object.entries(properties).flatMap(([name, field]) => {
    if (field.const !== undefined) return [];
    const item = field.items ?? field;
    const fieldPath = `${path}${name}${field.items === undefined ? "" : "[]"}`;
    const shapes = (item.oneOf ?? [item]).filter(hasOwnTable).map(linkTo);
    const hint = [field.description ?? "", ...(shapes.length > 0 ? [`→ ${shapes.join(", ")}`] : [])].join(" ");
    const row = [
      `\`${fieldPath}\``,
      labelOf(name, properties),
      required.includes(name) ? "yes" : "",
      limitsOf(field),
      hint,
    ];
    return [row, ...(shapes.length > 0 ? [] : rowsOf(item, `${fieldPath}.`))];
  });

const table = (schema: FieldSchema): string => {
  const head = ["field", "label", "required", "limits", "what to write"];
  const rows = [head, ...rowsOf(schema).map((row) => row.map((cell) => cell.replaceAll("|", String.raw`\|`)))];
  const widths = head.map((_title, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  const rule = `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`;
  return [lines[0], rule, ...lines.slice(1)].join("\n");
};

/** Returns the nested shapes of a schema that have their own tables, by id. */
const shapesIn = (schema: FieldSchema): [string, FieldSchema][] => [
  ...(hasOwnTable(schema) ? [[schema.id ?? "", schema] as [string, FieldSchema]] : []),
  ...[...Object.values(schema.properties ?? {}), ...(schema.oneOf ?? []), schema.items ?? {}].flatMap((part) =>
    part.type === undefined && part.oneOf === undefined ? [] : shapesIn(part),
  ),
];

const locationOf = (name: ContentTypeName): string => {
  const { location } = contentType(name);
  if ("folder" in location) return `Files: \`content/${location.folder}/\`.`;
  const collection = collections().find(({ files }) => files?.some((file) => file.name === collectionName(name)));
  return `Editor: ${collection?.label}. File: \`content/${location.file}\`.`;
};

const tables = (): string => {
  const schemas = contentTypeNames.map((name) => ({ name, schema: entrySchema(name) }));
  const types = schemas.map(
    ({ name, schema }) => `### ${contentType(name).label}\n\n${locationOf(name)}\n\n${table(schema)}`,
  );
  const shapes = [...new Map(schemas.flatMap(({ schema }) => shapesIn(schema)))].map(
    ([id, schema]) => `### ${id}\n\n${table(schema)}`,
  );
  return [...types, "## Groups of fields", ...shapes].join("\n\n");
};

/** Replaces what follows the marker by tables of the schemas. */
export const withFieldTables = (text: string): string =>
  `${text.split(tablesMarker)[0]}${tablesMarker}\n\n${tables()}\n`;

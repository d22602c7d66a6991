import type { GatsbyNode } from "gatsby";
import * as z from "zod";
import {
  contentType,
  type ContentTypeName,
  contentTypeNames,
  hasBody,
  hasSchedule,
} from "../../domain/content/content-types";

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  const?: string;
  oneOf?: JsonSchema[];
  items?: JsonSchema;
  relation?: string;
  widget?: string;
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const typeName = ($ref: string): string => $ref.replace("#/$defs/", "");

/** Collects the GraphQL types that one JSON Schema needs. Shared shapes are named by their `id`, others by their path. */
const collector = (types: Map<string, string>) => {
  const scalar: Record<string, string> = { boolean: "Boolean", integer: "Int", number: "Float" };

  const typeOf = (schema: JsonSchema, name: string): string => {
    if (schema.$ref !== undefined) return typeName(schema.$ref);
    if (schema.type === "array") return `[${typeOf(schema.items ?? {}, name)}!]`;
    if (schema.type === "object") return objectType(schema, name);
    return scalar[schema.type ?? ""] ?? "String";
  };

  const fieldOf = (name: string, schema: JsonSchema, owner: string, required: boolean): string => {
    const bang = required ? "!" : "";
    if (schema.relation !== undefined) {
      const target = schema.type === "array" ? `[${schema.relation}!]` : schema.relation;
      return `${name}: ${target}${bang} @link(by: "slug")`;
    }
    return `${name}: ${typeOf(schema, `${owner}${capitalised(name)}`)}${bang}`;
  };

  const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, owner: string): string[] =>
    Object.entries(properties).map(([name, schema]) => fieldOf(name, schema, owner, required.includes(name)));

  const objectType = (schema: JsonSchema, name: string): string => {
    types.set(name, `type ${name} @dontInfer {\n  ${fieldsOf(schema, name).join("\n  ")}\n}`);
    return name;
  };

  return { fieldsOf, objectType };
};

/** What the node of an entry with a body has beside the fields of its file (`nodes/entry-node.ts`). */
const bodyFields = ["html: String!", "contents: [ArticleHeading!]!"];
const pageFields = ["path: String!", "formerPaths: [String!]!"];

const derivedFields: Partial<Record<ContentTypeName, string[]>> = {
  // A service that is coming soon has no page.
  Service: ["path: String", "preview: String!", "enquiryPath: String!", "related: [Service!]!"],
  Post: ["readingMinutes: Int!", "wordCount: Int!"],
};

const derivedFieldsOf = (name: ContentTypeName): string[] => {
  const own = [...(derivedFields[name] ?? []), ...(hasSchedule(name) ? ["publication: String!"] : [])];
  const isOwn = (field: string) => own.some((other) => other.split(":")[0] === field.split(":")[0]);
  const common = hasBody(name) ? [...(contentType(name).page === undefined ? [] : pageFields), ...bodyFields] : [];
  return [...common.filter((field) => !isOwn(field)), ...own, "contentFile: String!"];
};

const headingType = `type ArticleHeading @dontInfer {
  id: String!
  text: String!
  depth: Int!
}`;

/** Fields of shared shapes that are resolved rather than stored. */
const resolvedFields: Partial<Record<string, string[]>> = {
  ContentImage: ["file: File!"],
  StatTile: ["iconSvg: String!"],
  ServiceTile: ["iconSvg: String!"],
  TextBlock: ["html: String!"],
  PictureBlock: ["html: String!"],
  ServicesBlock: ["services: [Service!]!"],
  IndustriesBlock: ["industries: [Industry!]!"],
  ArticlesBlock: ["articles: [Post!]!", "labels: BlogPage!"],
  WorkBlock: ["studies: [CaseStudy!]!", "labels: WorkPage!"],
  // What the form asks for, of a block that has it.
  HeroBlock: ["query: Query"],
  FormBlock: ["query: Query"],
  ContactBlock: ["contactPage: ContactPage!"],
};

/** Front matter is parsed by `parse-file.ts`, so Gatsby infers no fields from it. */
const notInferred = `type MarkdownRemark implements Node @dontInfer { id: ID! }`;

/** The types that a shape may have, by the name that each entry gives its kind. */
type Kinds = Readonly<Record<string, string>>;

/** A list of several kinds, as a union of GraphQL. */
interface Union {
  name: string;
  kinds: Kinds;
}

const unionOf = (name: string, options: readonly JsonSchema[], shapes: Record<string, JsonSchema>): Union => ({
  name,
  kinds: Object.fromEntries(
    options.map(({ $ref = "" }) => [shapes[typeName($ref)]?.properties?.["kind"]?.const ?? "", typeName($ref)]),
  ),
});

/**
 * The GraphQL type definitions of all content types, made from their schemas:
 * explicit, never inferred, required fields non-null.
 */
const typeDefinitions = (): { types: string; unions: Union[] } => {
  const types = new Map<string, string>();
  const unions: Union[] = [];
  const { fieldsOf, objectType } = collector(types);
  for (const name of contentTypeNames) {
    const json = z.toJSONSchema(contentType(name).schema, { io: "output" }) as JsonSchema;
    for (const [id, shape] of Object.entries(json.$defs ?? {}))
      if (shape.oneOf === undefined) objectType(shape, id);
      else unions.push(unionOf(id, shape.oneOf, json.$defs ?? {}));
    const fields = [...fieldsOf(json, name), ...derivedFieldsOf(name)];
    types.set(name, `type ${name} implements Node @dontInfer {\n  id: ID!\n  ${fields.join("\n  ")}\n}`);
  }
  for (const [name, fields] of Object.entries(resolvedFields)) {
    types.set(name, `${types.get(name)?.slice(0, -2)}\n  ${fields?.join("\n  ")}\n}`);
  }
  return { types: [...types.values(), headingType].join("\n\n"), unions };
};

export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
  schema,
}) => {
  const { types, unions } = typeDefinitions();
  actions.createTypes([types, notInferred]);
  for (const { name, kinds } of unions)
    actions.createTypes(
      schema.buildUnionType({
        name,
        types: Object.values(kinds),
        resolveType: ({ kind }: { kind: string }) => kinds[kind],
      }),
    );
};

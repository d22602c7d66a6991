import type { GatsbyGraphQLType, GatsbyNode, NodePluginSchema } from "gatsby";
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

/** GraphQL types by their names. */
type Types = Map<string, string | GatsbyGraphQLType>;

/** Collects the GraphQL types that one JSON Schema needs. Shared shapes are named by their `id`, others by their path. */
const collector = (types: Types) => {
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

  const objectType = (schema: JsonSchema, name: string, parent?: string): string => {
    const head = parent === undefined ? name : `${name} implements ${parent}`;
    types.set(name, `type ${head} @dontInfer {\n  ${fieldsOf(schema, name).join("\n  ")}\n}`);
    return name;
  };

  return { fieldsOf, objectType };
};

const derivedFields: Partial<Record<ContentTypeName, string[]>> = {
  Service: ["preview: String!", "enquiryPath: String!"],
  Post: ["readingMinutes: Int!", "wordCount: Int!"],
};

/** What a query may ask of an entry beside the fields of its file (`nodes/entry-node.ts`). */
const derivedFieldsOf = (name: ContentTypeName): string[] => {
  const { page, variant } = contentType(name);
  // A service that is coming soon has no page.
  const path = variant === undefined ? "path: String!" : "path: String";
  return [
    ...(hasBody(name) && page !== undefined ? [path] : []),
    ...(derivedFields[name] ?? []),
    ...(hasSchedule(name) ? ["publication: String!"] : []),
  ];
};

const headingType = `type ArticleHeading @dontInfer {
  id: String!
  text: String!
  depth: Int!
}`;

/** Front matter is parsed by `parse-file.ts`, so Gatsby infers no fields from it. */
const notInferred = `type MarkdownRemark implements Node @dontInfer { id: ID! }`;

/** Makes the interface of all blocks, whose types are told apart by their field `kind`. */
const blockInterface = (
  { buildInterfaceType }: NodePluginSchema,
  name: string,
  options: readonly JsonSchema[],
  shapes: Record<string, JsonSchema>,
) => {
  const names = options.map(({ $ref = "" }) => typeName($ref));
  const byKind = new Map(names.map((type) => [shapes[type]?.properties?.["kind"]?.const, type]));
  return buildInterfaceType({
    name,
    fields: { ground: "String", anchor: "String" },
    resolveType: ({ kind }: { kind: string }) => byKind.get(kind),
  });
};

/**
 * Makes the GraphQL types of all content types from their schemas: explicit, never inferred, required fields non-null.
 * What is resolved rather than stored comes with its resolver (`create-resolvers.ts`).
 */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
  schema,
}) => {
  const types: Types = new Map();
  const { fieldsOf, objectType } = collector(types);
  for (const name of contentTypeNames) {
    const json = z.toJSONSchema(contentType(name).schema, { io: "output" }) as JsonSchema;
    const { $defs: shapes = {} } = json;
    const parents = new Map(
      Object.entries(shapes).flatMap(([id, { oneOf = [] }]) => oneOf.map(({ $ref = "" }) => [typeName($ref), id])),
    );
    for (const [id, shape] of Object.entries(shapes))
      if (shape.oneOf === undefined) objectType(shape, id, parents.get(id));
      else types.set(id, blockInterface(schema, id, shape.oneOf, shapes));
    const fields = [...fieldsOf(json, name), ...derivedFieldsOf(name)];
    types.set(name, `type ${name} implements Node @dontInfer {\n  id: ID!\n  ${fields.join("\n  ")}\n}`);
  }
  actions.createTypes([...types.values(), headingType, notInferred]);
};

import type { GatsbyGraphQLType, GatsbyNode, NodePluginSchema } from "gatsby";
import { type FieldSchema, jsonSchema } from "../../cms/config/entry-schema";
import { contentType, type ContentTypeName, contentTypeNames, hasBody } from "../../domain/content/content-types";

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Collects the GraphQL types that schemas need. Shared shapes are named by their `id`, others by their path. */
const collector = ({ buildInterfaceType }: NodePluginSchema) => {
  const types = new Map<string, string | GatsbyGraphQLType>();
  const scalar: Record<string, string> = { boolean: "Boolean", integer: "Int", number: "Float" };

  const typeOf = (schema: FieldSchema, path: string): string => {
    const { id: name = path, oneOf } = schema;
    if (schema.type === "array") return `[${typeOf(schema.items ?? {}, path)}!]`;
    if (oneOf !== undefined) return interfaceType(oneOf, name);
    if (schema.type === "object") return objectType(schema, name);
    return scalar[schema.type ?? ""] ?? "String";
  };

  const fieldOf = (name: string, schema: FieldSchema, owner: string, required: boolean): string => {
    const bang = required ? "!" : "";
    if (schema.relation !== undefined) {
      const target = schema.type === "array" ? `[${schema.relation}!]` : schema.relation;
      return `${name}: ${target}${bang} @link(by: "slug")`;
    }
    return `${name}: ${typeOf(schema, `${owner}${capitalised(name)}`)}${bang}`;
  };

  const objectType = (schema: FieldSchema, name: string, parent?: string, more: readonly string[] = []): string => {
    const { properties = {}, required = [] } = schema;
    const own = Object.entries(properties).map(([key, field]) => fieldOf(key, field, name, required.includes(key)));
    const fields = [...more, ...own];
    const parents = [parent ?? [], interfacesOf(fields)].flat();
    const head = parents.length === 0 ? name : `${name} implements ${parents.join(" & ")}`;
    const type = `type ${head} @dontInfer {\n  ${fields.join("\n  ")}\n}`;
    if ((types.get(name) ?? type) !== type) throw new Error(`Two different shapes are named ${name}: rename one`);
    types.set(name, type);
    return name;
  };

  /** Adds the interface of all blocks, whose `kind` field determines the type. */
  const interfaceType = (options: readonly FieldSchema[], name: string): string => {
    const byKind = new Map(
      options.map((option) => [option.properties?.["kind"]?.const, objectType(option, option.id ?? "", name)]),
    );
    const fields = { ground: "String", anchor: "String" };
    const resolveType = ({ kind }: { kind: string }) => byKind.get(kind);
    types.set(name, buildInterfaceType({ name, fields, resolveType }));
    return name;
  };

  return { types, objectType };
};

const derivedFields: Partial<Record<ContentTypeName, string[]>> = {
  Service: ["preview: String!"],
  Post: ["readingMinutes: Int!", "wordCount: Int!"],
};

/** The queryable fields of an entry besides those of its file (`nodes/entry-node.ts`). */
const derivedFieldsOf = (name: ContentTypeName): string[] => {
  const { page, variant } = contentType(name);
  // A service that is coming soon has no page.
  const path = variant === undefined ? "path: String!" : "path: String";
  return [...(hasBody(name) && page !== undefined ? [path] : []), ...(derivedFields[name] ?? [])];
};

const headingType = `type ArticleHeading @dontInfer {
  id: String!
  text: String!
}`;

/** Fields shared by several types, so that one fragment can query all of them. */
const interfaces: Readonly<Record<string, readonly string[]>> = {
  ClosedPage: ["closing: ClosingBand!"],
  DescribedPage: ["seo: SeoText!"],
  HeadedPage: ["head: PageHeader!"],
  HeroPage: ["hero: Hero!", "image: ContentImage!"],
  NotFoundTexts: ["heading: String!", "text: String!", "links: [CallToAction!]!"],
  RowEntry: ["title: String!", "description: String!", "path: String", "accent: String!", "image: ContentImage!"],
};

/** Returns the interfaces whose fields a type has; its `String!` also implements the interface's `String`. */
const interfacesOf = (fields: readonly string[]): string[] =>
  Object.keys(interfaces).filter((name) =>
    interfaces[name]?.every((shared) => fields.some((field) => field.startsWith(shared))),
  );

/** Front matter is parsed by `parse-file.ts`, so Gatsby infers no fields from it. */
const notInferred = `type MarkdownRemark implements Node @dontInfer { id: ID! }`;

/**
 * Creates the GraphQL types of content types from their schemas: explicit, never inferred, required fields non-null.
 * Fields that are resolved rather than stored are typed with their resolvers (`create-resolvers.ts`).
 */
export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({
  actions,
  schema,
}) => {
  const { types, objectType } = collector(schema);
  for (const name of contentTypeNames)
    objectType(jsonSchema(contentType(name).schema), name, "Node", ["id: ID!", ...derivedFieldsOf(name)]);
  const shared = Object.entries(interfaces).map(([name, fields]) => `interface ${name} { ${fields.join(" ")} }`);
  actions.createTypes([...shared, ...types.values(), headingType, notInferred]);
};

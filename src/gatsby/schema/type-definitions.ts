import { z } from "zod";
import { contentType, contentTypeNames } from "../../domain/content/content-types";

interface JsonSchema {
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  relation?: string;
  widget?: string;
}

const capitalised = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Collects the GraphQL types that one JSON Schema needs. Shared shapes are named by their `id`, others by their path. */
const collector = (types: Map<string, string>) => {
  const scalar: Record<string, string> = { boolean: "Boolean", integer: "Int", number: "Float" };

  const typeOf = (schema: JsonSchema, name: string): string => {
    if (schema.$ref !== undefined) return schema.$ref.replace("#/$defs/", "");
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

/** What a node has beside the fields of its content file. */
const derivedFields: Partial<Record<string, string[]>> = {
  Service: [
    "path: String",
    "formerPaths: [String!]!",
    "preview: String!",
    "html: String!",
    "plainText: String!",
    "enquiryPath: String!",
    "related: [Service!]!",
  ],
  Industry: ["path: String!", "formerPaths: [String!]!", "html: String!", "plainText: String!"],
  Post: [
    "path: String!",
    "formerPaths: [String!]!",
    "html: String!",
    "contents: [ArticleHeading!]!",
    "headings: [String!]!",
    "readingMinutes: Int!",
    "wordCount: Int!",
    "publication: String!",
  ],
  LegalPage: ["path: String!", "formerPaths: [String!]!", "html: String!", "contents: [ArticleHeading!]!"],
};

const sharedTypes = `
type ArticleHeading @dontInfer {
  id: String!
  text: String!
  depth: Int!
}

type Crumb @dontInfer {
  name: String!
  path: String!
}

type ListedPage implements Node @dontInfer {
  id: ID!
  path: String!
  kind: String!
  headline: String!
  title: String!
  description: String!
  trail: [Crumb!]!
  published: String
  modified: String
  noindex: Boolean!
  shareImage: String!
  articles: [Post!]! @link
}`;

/** Fields of shared shapes that are resolved rather than stored. */
const resolvedFields: Partial<Record<string, string[]>> = {
  ContentImage: ["file: File!"],
  StatTile: ["iconSvg: String!"],
  ServiceTile: ["iconSvg: String!"],
};

/**
 * The GraphQL type definitions of all content types, made from their schemas:
 * explicit, never inferred, required fields non-null.
 */
export const typeDefinitions = (): string => {
  const types = new Map<string, string>();
  const { fieldsOf, objectType } = collector(types);
  for (const name of contentTypeNames) {
    const json = z.toJSONSchema(contentType(name).schema, { io: "output" }) as JsonSchema;
    for (const [id, shape] of Object.entries(json.$defs ?? {})) objectType(shape, id);
    const fields = [...fieldsOf(json, name), ...(derivedFields[name] ?? []), "contentFile: String!"];
    types.set(name, `type ${name} implements Node @dontInfer {\n  id: ID!\n  ${fields.join("\n  ")}\n}`);
  }
  for (const [name, fields] of Object.entries(resolvedFields)) {
    types.set(name, `${types.get(name)?.slice(0, -2)}\n  ${fields?.join("\n  ")}\n}`);
  }
  return [...types.values(), sharedTypes].join("\n\n");
};

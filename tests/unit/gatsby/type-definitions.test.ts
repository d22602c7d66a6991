import { buildSchema, type GraphQLObjectType } from "graphql";
import { z } from "zod";
import { contentType, contentTypeNames } from "../../../src/domain/content/content-types";
import { typeDefinitions } from "../../../src/gatsby/schema/type-definitions";

/** What Gatsby itself brings. */
const gatsby = `
  directive @dontInfer on OBJECT
  directive @link(by: String) on FIELD_DEFINITION
  interface Node { id: ID! }
  type File { id: ID! }
  type Query { file: File }
`;

const schema = buildSchema(gatsby + typeDefinitions());
const fieldsOf = (name: string) => (schema.getType(name) as GraphQLObjectType).getFields();

describe("the GraphQL types", () => {
  it.each(contentTypeNames)("have every field of %s, non-null where the schema requires it", (name) => {
    const json = z.toJSONSchema(contentType(name).schema) as { properties: object; required: string[] };
    for (const field of Object.keys(json.properties)) {
      const type = String(fieldsOf(name)[field]?.type);
      expect([field, type.endsWith("!")]).toEqual([field, json.required.includes(field)]);
    }
  });

  it("name a shape that several types share once", () => {
    expect(String(fieldsOf("Service")["image"]?.type)).toBe("ContentImage!");
    expect(String(fieldsOf("Post")["image"]?.type)).toBe("ContentImage!");
  });

  it("have what is worked out of an article", () => {
    expect(String(fieldsOf("Post")["tags"]?.type)).toBe("[String!]!");
    expect(String(fieldsOf("Post")["readingMinutes"]?.type)).toBe("Int!");
  });

  it("follow a relation to the nodes that it names", () => {
    expect(String(fieldsOf("Industry")["services"]?.type)).toBe("[Service!]!");
  });
});

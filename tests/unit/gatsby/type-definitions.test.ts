import * as z from "zod";
import { contentTypes } from "../../../src/domain/content/content-types";
import { group, text } from "../../../src/domain/content/fields";
import { createSchemaCustomization } from "../../../src/gatsby/schema/type-definitions";

it("refuses two different shapes with one name in GraphQL, of which one would replace the other", () => {
  const other = group("Image", "a picture", { credit: text("Credit", "who took it") }).meta({ id: "ContentImage" });
  jest.replaceProperty(contentTypes.Quote, "schema", z.strictObject({ picture: other }) as never);
  const api = { actions: { createTypes: jest.fn() }, schema: { buildInterfaceType: jest.fn() } };
  expect(() => createSchemaCustomization(api as never, {} as never, jest.fn())).toThrow(
    "Two different shapes are named ContentImage",
  );
});

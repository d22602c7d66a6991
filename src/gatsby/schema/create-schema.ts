import type { GatsbyNode } from "gatsby";
import { typeDefinitions } from "./type-definitions";

/** Front matter is read by our own parser, so nothing of it is inferred a second time. */
const notInferred = `type MarkdownRemark implements Node @dontInfer { id: ID! }`;

export const createSchemaCustomization: NonNullable<GatsbyNode["createSchemaCustomization"]> = ({ actions }) => {
  actions.createTypes([typeDefinitions(), notInferred]);
};

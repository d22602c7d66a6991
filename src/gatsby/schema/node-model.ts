import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";

/** The part of Gatsby's node model (https://www.gatsbyjs.com/docs/reference/graphql-data-layer/node-model/) used here. */
export interface ResolverContext {
  nodeModel: {
    getNodeById<T = Node>(args: { id: string; type?: string }): T | null;
    getNodesByIds<T = Node>(args: { ids: string[]; type?: string }): T[];
    findOne<T = Node>(args: { type: string; query?: object }): Promise<T | null>;
    findAll<T = Node>(args: { type: string; query?: object }): Promise<{ entries: Iterable<T> }>;
  };
}

export type Resolver<Source, Result> = (
  source: Source,
  args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>;

/** A field that `createResolvers` adds to a type. */
export interface ResolvedField<Source, Result> {
  /** Its GraphQL type. */
  type: string;
  resolve: Resolver<Source, Result>;
}

import type { Node } from "gatsby";
import type { GraphQLFieldResolver, GraphQLObjectType, GraphQLResolveInfo } from "gatsby/graphql";

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

/** A field of a type that another plugin defines, resolved as GraphQL itself would. */
export const resolveField = async (
  { typeName, fieldName, source, args = {} }: { typeName: string; fieldName: string; source: unknown; args?: object },
  context: ResolverContext,
  info: GraphQLResolveInfo,
): Promise<unknown> => {
  const type = info.schema.getType(typeName) as GraphQLObjectType;
  const field = type.getFields()[fieldName];
  const resolve = field?.resolve as GraphQLFieldResolver<unknown, ResolverContext, object> | undefined;
  if (resolve === undefined) throw new Error(`${typeName}.${fieldName} has no resolver`);
  return resolve(source, args, context, { ...info, fieldName });
};

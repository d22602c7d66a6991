import type { GatsbyNode, Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { type ContentTypeName, contentTypeNames, hasBody, typeNeededAt } from "../../domain/content/content-types";
import type { CallToAction } from "../../domain/content/shapes";
import { canonicalPath } from "../../domain/paths";
import type { ArticleHeading } from "../../markdown/render-markdown";
import { iconSvg } from "../content/icons";
import { articleOf } from "./article";
import { blockResolvers } from "./block-resolvers";
import { findMedia, sentImageData } from "./media";
import type { ResolvedField, Resolver, ResolverContext } from "./node-model";

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers */
interface OverridingInfo extends GraphQLResolveInfo {
  originalResolver: Resolver<Node, IGatsbyImageData>;
}

interface ServiceNode extends Node {
  category: string;
}

const html: ResolvedField<Node, string> = {
  type: "String!",
  resolve: async (node, _args, context, info) => (await articleOf(node, context, info)).html,
};

const contents: ResolvedField<Node, ArticleHeading[]> = {
  type: "[ArticleHeading!]!",
  resolve: async (node, _args, context, info) => (await articleOf(node, context, info)).contents,
};

/** Up to three other services of the same category. */
const related: ResolvedField<ServiceNode, ServiceNode[]> = {
  type: "[Service!]!",
  resolve: async ({ id, category }, _args, { nodeModel }) => {
    const filter = { category: { eq: category }, id: { ne: id }, comingSoon: { ne: true } };
    const query = { filter, sort: { fields: ["order"], order: ["ASC"] }, limit: 3 };
    return [...(await nodeModel.findAll<ServiceNode>({ type: "Service", query })).entries];
  },
};

/**
 * Resolves entries by their ids, in that order. A page's query then runs again only when one of them changes; with a
 * filter it would depend on all entries.
 */
const byIds = (type: ContentTypeName) => ({
  type: `[${type}!]!`,
  args: { ids: "[String!]!" },
  resolve: (_source: unknown, { ids }: { ids: string[] }, { nodeModel }: ResolverContext) =>
    nodeModel.getNodesByIds({ ids, type }),
});

/**
 * Gatsby's own field, without the data that no page uses. The automatic fallback of an AVIF file would be AVIF as well,
 * without other sizes.
 */
const imageData: { resolve: Resolver<Node, ReturnType<typeof sentImageData>> } = {
  resolve: async (source, args, context, info) => {
    const file = context.nodeModel.getNodeById<FileSystemNode>({ id: source.parent ?? "", type: "File" });
    const formats = file?.extension === "avif" ? { formats: ["webp", "avif"] } : {};
    const resolve = (info as OverridingInfo).originalResolver;
    return sentImageData(await resolve(source, { ...args, ...formats }, context, info));
  },
};

const iconField: ResolvedField<{ icon: string }, string> = {
  type: "String!",
  resolve: ({ icon }) => iconSvg(icon),
};

/** Omits menu links to a page that needs entries of a type without any. */
const menuLinks: { resolve: Resolver<Record<string, CallToAction[]>, CallToAction[]> } = {
  resolve: async (menu, _args, { nodeModel }, { fieldName }) => {
    const exists = async ({ to }: CallToAction) => {
      const needed = typeNeededAt(canonicalPath(to));
      return needed === undefined || (await nodeModel.findOne({ type: needed })) !== null;
    };
    const links = menu[fieldName] ?? [];
    const shown = await Promise.all(links.map(exists));
    return links.filter((_link, index) => shown[index]);
  },
};

export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create }) => {
  create({
    Query: { posts: byIds("Post"), caseStudies: byIds("CaseStudy") },
    ...Object.fromEntries(contentTypeNames.filter(hasBody).map((name) => [name, { html, contents }])),
    Navigation: { header: menuLinks, footer: menuLinks },
    NavigationMenu: { links: menuLinks },
    Service: { html, contents, related },
    ImageSharp: { gatsbyImageData: imageData },
    ...blockResolvers,
    StatTile: { iconSvg: iconField },
    Tile: { iconSvg: iconField },
    ContentImage: {
      file: {
        type: "File!",
        resolve: ({ src }: { src: string }, _args: object, context: ResolverContext) => findMedia(src, context),
      },
      alt: { type: "String!", resolve: ({ alt }: { alt?: string }) => alt ?? "" },
    },
  });
};

import type { GatsbyNode, Node } from "gatsby";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import { iconSvg } from "../content/icons";
import { plainText } from "../../markdown/plain-text";
import type { ArticleHeading } from "../../markdown/render-markdown";
import { articleOf, bodyTree, brandTokens } from "./article";
import { findMedia, sentImageData } from "./media";
import type { ResolverContext } from "./node-model";

type Resolver<Source, Result> = (
  source: Source,
  args: object,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) => Result | Promise<Result>;

/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-node/#createResolvers */
interface OverridingInfo extends GraphQLResolveInfo {
  originalResolver: Resolver<Node, IGatsbyImageData>;
}

interface ServiceNode extends Node {
  category: string;
}

const html: { resolve: Resolver<Node, string> } = {
  resolve: async (node, _args, context, info) => (await articleOf(node, context, info)).html,
};

const contents: { resolve: Resolver<Node, ArticleHeading[]> } = {
  resolve: async (node, _args, context, info) => (await articleOf(node, context, info)).contents,
};

const text: { resolve: Resolver<Node, string> } = {
  resolve: async (node, _args, context) => plainText(bodyTree(node, context), await brandTokens(context)),
};

/** Up to three other services of the same category. */
const related: { resolve: Resolver<ServiceNode, ServiceNode[]> } = {
  resolve: async ({ id, category }, _args, { nodeModel }) => {
    const filter = { category: { eq: category }, id: { ne: id }, comingSoon: { ne: true } };
    const query = { filter, sort: { fields: ["order"], order: ["ASC"] }, limit: 3 };
    return [...(await nodeModel.findAll<ServiceNode>({ type: "Service", query })).entries];
  },
};

/** Gatsby's own field, without what no page shows of it. */
const imageData: { resolve: Resolver<Node, ReturnType<typeof sentImageData>> } = {
  resolve: async (source, args, context, info) =>
    sentImageData(await (info as OverridingInfo).originalResolver(source, args, context, info)),
};

const iconField: { resolve: Resolver<{ icon: string }, string> } = { resolve: ({ icon }) => iconSvg(icon) };

export const createResolvers: NonNullable<GatsbyNode["createResolvers"]> = ({ createResolvers: create }) => {
  create({
    Service: { html, plainText: text, related },
    Industry: { html, plainText: text },
    Post: { html, contents },
    LegalPage: { html, contents },
    ImageSharp: { gatsbyImageData: imageData },
    StatTile: { iconSvg: iconField },
    ServiceTile: { iconSvg: iconField },
    ContentImage: {
      file: { resolve: ({ src }: { src: string }, _args: object, context: ResolverContext) => findMedia(src, context) },
      alt: { type: "String!", resolve: ({ alt }: { alt?: string }) => alt ?? "" },
    },
  });
};

import type { Node } from "gatsby";
import { renderMarkdown } from "./article";
import type { ResolvedField, ResolverContext } from "./node-model";

const html: ResolvedField<{ text: string }, string> = {
  type: "String!",
  resolve: async ({ text }, _args, context, info) =>
    (await renderMarkdown(text, context, info, { part: `block-${info.path.prev?.key}` })).html,
};

interface CardsBlock {
  /** Slugs. */
  chosen?: string[];
}

interface Query {
  filter?: object;
  sort: object;
  limit?: number;
}

/** Resolves the entries chosen in a block, in that order; those of the query if none are chosen. */
const cards = (type: string, query: Query): ResolvedField<CardsBlock, Node[]> => ({
  type: `[${type}!]!`,
  resolve: async ({ chosen }, _args, { nodeModel }) => {
    const asked = chosen === undefined ? query : { ...query, filter: { slug: { in: chosen } }, limit: chosen.length };
    const nodes = [...(await nodeModel.findAll({ type, query: asked })).entries];
    return chosen === undefined ? nodes : chosen.flatMap((slug) => nodes.find((node) => node["slug"] === slug) ?? []);
  },
});

const inOrder = { fields: ["order"], order: ["ASC"] };
const only = (type: string) => ({
  type: `${type}!`,
  resolve: (_block: unknown, _args: object, { nodeModel }: ResolverContext) => nodeModel.findOne({ type }),
});

/** Exposes the root `Query` type, on which the form's fragment is. */
const query = (hasForm: (block: { form?: boolean }) => boolean) => ({
  type: "Query",
  resolve: (block: { form?: boolean }) => (hasForm(block) ? {} : null),
});

/** The fields of blocks besides those written in the content. */
export const blockResolvers = {
  TextBlock: { html },
  PictureBlock: { html },
  ServicesBlock: { services: cards("Service", { filter: { comingSoon: { ne: true } }, sort: inOrder }) },
  IndustriesBlock: { industries: cards("Industry", { sort: inOrder }) },
  ArticlesBlock: {
    posts: cards("Post", { sort: { fields: ["date"], order: ["DESC"] }, limit: 6 }),
    labels: only("BlogPage"),
  },
  WorkBlock: {
    studies: cards("CaseStudy", { sort: { fields: ["date"], order: ["DESC"] }, limit: 3 }),
    labels: only("WorkPage"),
  },
  HeroBlock: { query: query(({ form }) => form === true) },
  FormBlock: { query: query(() => true) },
  ContactBlock: { contactPage: only("ContactPage") },
};

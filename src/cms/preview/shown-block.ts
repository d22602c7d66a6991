import type { PreviewContext } from "./overlay";
import { at, type JsonObject } from "./plain-json";

const html = ({ text }: JsonObject, context: PreviewContext): JsonObject => ({ html: context.html(String(text)) });

/** Fields that a page query adds to or renames in each kind of block, by their names in the query. */
const queried: Partial<Record<string, (block: JsonObject, context: PreviewContext) => JsonObject>> = {
  HeroBlock: (block, context) => ({
    picture: block["image"],
    query: block["form"] === true ? context.query : null,
  }),
  TextBlock: html,
  PictureBlock: html,
  FiguresBlock: ({ figures }) => ({ stats: figures }),
  ServicesBlock: ({ chosen }, { cards }) => ({ services: chosen ?? cards("Service") }),
  IndustriesBlock: ({ chosen }, { cards }) => ({ industries: chosen ?? cards("Industry") }),
  ArticlesBlock: ({ chosen }, { cards, query }) => ({
    posts: chosen ?? cards("Post").slice(0, 6),
    labels: query["blogPage"],
  }),
  WorkBlock: ({ chosen }, { cards, query }) => ({
    studies: query["workPage"] === undefined ? [] : (chosen ?? cards("CaseStudy").slice(0, 3)),
    labels: query["workPage"] ?? {},
  }),
  QuoteBlock: ({ quote }) => ({ quote: at(quote, "html") === undefined ? null : quote }),
  FormBlock: (_block, { query }) => ({ query }),
  ContactBlock: (_block, { query }) => ({ contactPage: query["contactPage"] }),
  ClosingBlock: ({ button }) => ({ action: button }),
};

/**
 * Returns a block in the shape of the query.
 *
 * @param type its GraphQL type
 * @param block its fields, each in the shape of the query
 */
export const shownBlock = (type: string, block: JsonObject, context: PreviewContext): JsonObject => ({
  __typename: type,
  ...block,
  ...queried[type]?.(block, context),
});

import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import { analyticsNotice } from "../../domain/analytics";
import { brandFacts } from "../../domain/brand-facts";
import type { AnalyticsSettings } from "../../domain/content/analytics";
import { type ContentTypeName, contentType, takenIds } from "../../domain/content/content-types";
import type { SiteSettings } from "../../domain/content/settings";
import { htmlTree, parseMarkdown } from "../../markdown/parse-markdown";
import { type Article, renderArticle, type RenderOptions } from "../../markdown/render-markdown";
import { articleImage } from "./media";
import type { ResolverContext } from "./node-model";

/** Returns the values of `{{name}}`, `{{analytics}}` and other tokens in a Markdown body. */
const bodyTokens = async ({ nodeModel }: ResolverContext): Promise<Record<string, string>> => {
  const site = await nodeModel.findOne<SiteSettings>({ type: "SiteSettings" });
  if (site === null) throw new Error("content/settings/site.json is missing");
  const analytics = await nodeModel.findOne<AnalyticsSettings>({ type: "Analytics" });
  if (analytics === null) throw new Error("content/settings/analytics.json is missing");
  return { ...brandFacts(site), analytics: analyticsNotice(analytics) };
};

/**
 * Renders a Markdown text.
 *
 * @param options the ids on its page, or its name among several texts of a page
 */
export const renderMarkdown = async (
  markdown: string,
  context: ResolverContext,
  info: GraphQLResolveInfo,
  options: Pick<RenderOptions, "taken" | "part">,
): Promise<Article> =>
  renderArticle(htmlTree(parseMarkdown(markdown)), {
    tokens: await bodyTokens(context),
    image: (src) => articleImage(src, context, info),
    ...options,
  });

const bodyOf = ({ parent }: Node, { nodeModel }: ResolverContext): string =>
  String(nodeModel.getNodeById({ id: parent ?? "", type: "MarkdownRemark" })?.["rawMarkdownBody"] ?? "");

/** The rendered articles by query, whose fields request parts of the same text one by one. */
const rendered = new WeakMap<ResolverContext, Map<string, Promise<Article>>>();

/** Renders the body of an entry, once for each query. */
export const articleOf = (node: Node, context: ResolverContext, info: GraphQLResolveInfo): Promise<Article> => {
  const articles = rendered.get(context) ?? new Map<string, Promise<Article>>();
  rendered.set(context, articles);
  const type = node.internal.type as ContentTypeName;
  // Several entries without a page, such as quotes, may be on one page.
  const options = contentType(type).page === undefined ? { part: node.id } : { taken: takenIds(type) };
  const article = articles.get(node.id) ?? renderMarkdown(bodyOf(node, context), context, info, options);
  articles.set(node.id, article);
  return article;
};

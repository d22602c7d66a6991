import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import type { Node as HastNode } from "hast";
import { analyticsNotice } from "../../domain/analytics";
import { brandFacts } from "../../domain/brand-facts";
import type { AnalyticsSettings } from "../../domain/content/analytics";
import type { SiteSettings } from "../../domain/content/settings";
import { htmlTree, parseMarkdown } from "../../markdown/parse-markdown";
import { type Article, renderArticle } from "../../markdown/render-markdown";
import { articleImage } from "./media";
import type { ResolverContext } from "./node-model";

/** The words that `{{name}}`, `{{analytics}}` and their like stand for in a Markdown body. */
const bodyTokens = async ({ nodeModel }: ResolverContext): Promise<Record<string, string>> => {
  const site = await nodeModel.findOne<SiteSettings>({ type: "SiteSettings" });
  if (site === null) throw new Error("content/settings/site.json is missing");
  const analytics = await nodeModel.findOne<AnalyticsSettings>({ type: "Analytics" });
  if (analytics === null) throw new Error("content/settings/analytics.json is missing");
  return { ...brandFacts(site), analytics: analyticsNotice(analytics) };
};

const bodyTree = ({ parent }: Node, { nodeModel }: ResolverContext): HastNode => {
  const source = nodeModel.getNodeById({ id: parent ?? "", type: "MarkdownRemark" });
  return htmlTree(parseMarkdown(String(source?.["rawMarkdownBody"] ?? "")));
};

/** What each query has rendered: its fields ask one after the other for parts of the same text. */
const rendered = new WeakMap<ResolverContext, Map<string, Promise<Article>>>();

/** What a page shows of the body of an entry, rendered once for a query. */
export const articleOf = (node: Node, context: ResolverContext, info: GraphQLResolveInfo): Promise<Article> => {
  const articles = rendered.get(context) ?? new Map<string, Promise<Article>>();
  rendered.set(context, articles);
  const render = async () =>
    renderArticle(bodyTree(node, context), {
      tokens: await bodyTokens(context),
      image: (src) => articleImage(src, context, info),
    });
  const article = articles.get(node.id) ?? render();
  articles.set(node.id, article);
  return article;
};

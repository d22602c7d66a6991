import type { CreatePagesArgs, SourceNodesArgs } from "gatsby";
import type { ListedPage } from "../../domain/listed-page";

const type = "ListedPage";

/**
 * Keeps the pages that the last build listed until the pages are listed again:
 * Gatsby would forget what is not made anew with the content, and then ask every
 * page's query again.
 */
export const keepListedPages = ({ getNodesByType, actions }: SourceNodesArgs): void => {
  for (const node of getNodesByType(type)) actions.touchNode(node);
};

/**
 * Lets the pages ask what is said of them, and which articles they list or recommend:
 * `listedPage(path: { eq: $path })`. A page of which both have not changed is not made again.
 *
 * @param articles the ids of those articles, in their order, by the page's path
 */
export const createListedPageNodes = (
  { actions, createNodeId, createContentDigest, getNodesByType }: CreatePagesArgs,
  pages: readonly ListedPage[],
  articles: ReadonlyMap<string, readonly string[]>,
): void => {
  const paths = new Set(pages.map(({ path }) => path));
  for (const node of getNodesByType(type)) if (!paths.has(String(node["path"]))) actions.deleteNode(node);
  for (const page of pages) {
    const fields = { ...page, articles: articles.get(page.path) ?? [] };
    const internal = { type, contentDigest: createContentDigest(fields) };
    actions.createNode({ ...fields, id: createNodeId(`${type} ${page.path}`), parent: null, children: [], internal });
  }
};

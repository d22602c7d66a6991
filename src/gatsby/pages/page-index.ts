import {
  type ContentTypeName,
  contentType,
  contentTypeNames,
  hasBody,
  type PageDefinition,
  type PageKind,
  pageName,
} from "../../domain/content/content-types";
import { scheduleOf } from "../../domain/publication/schedule";
import { type EntryNode, inOrder } from "./entry-nodes";
import { withLists } from "./list-pages";
import { crumbOf, type IndexedPage, type IndexSources, pageEntry } from "./page-entry";

// `never` is safe: a node has the fields that the functions of its page expect.
const headlineOf = ({ headline }: PageDefinition, node: EntryNode): string =>
  headline?.(node as never) ?? ("head" in node ? node.head.headline : "title" in node ? node.title : "");

const pictureOf = ({ picture }: PageDefinition, node: EntryNode): string | undefined =>
  picture?.(node as never) ?? ("image" in node ? node.image?.src : undefined);

const pagesOfType = (sources: IndexSources, type: ContentTypeName, page: PageDefinition): IndexedPage[] => {
  const { nodesOf } = sources;
  const above = (["HomePage", page.parent] as (ContentTypeName | undefined)[]).flatMap((name) =>
    name === undefined || name === type ? [] : crumbOf(sources, name),
  );
  const [labels] = nodesOf("SearchLabels");
  const label = (labels?.kinds as Partial<Record<string, string>> | undefined)?.[page.kind];
  const listed = (page.lists ?? []).flatMap((name) => nodesOf(name as ContentTypeName));
  return inOrder(type, nodesOf(type)).flatMap((node) => {
    if (node.path === undefined || !("seo" in node)) return [];
    const entry = pageEntry(sources, {
      path: node.path,
      kind: page.kind as PageKind,
      name: pageName(page, node),
      headline: headlineOf(page, node),
      title: node.seo.title,
      description: node.seo.description,
      label,
      above,
      accent: "accent" in node ? node.accent : undefined,
      picture: pictureOf(page, node),
      published: page.published?.(node as never),
      unlisted: ("draft" in node && node.draft === true) || ("noindex" in node && node.noindex === true),
      ...(node.publication && { withheld: { publication: node.publication, ...scheduleOf(node) } }),
      ...("bare" in node && node.bare === true && { bare: true }),
      entries: [node, ...listed],
    });
    return [{ page: entry, context: hasBody(type) ? { id: node.id } : {} }];
  });
};

/**
 * Returns every page of the content, in the order of the content types. Heads, breadcrumbs, the sitemap, feeds,
 * llms.txt and share images are all derived from it.
 */
export const pageIndex = (sources: IndexSources): IndexedPage[] => {
  const pages = contentTypeNames.flatMap((type) => {
    const { page } = contentType(type);
    return page === undefined ? [] : pagesOfType(sources, type, page);
  });
  return withLists(sources, pages);
};

import type { BuildArgs } from "gatsby";
import {
  type ContentTypeName,
  contentType,
  contentTypeNames,
  hasBody,
  type PageDefinition,
  type PageKind,
} from "../../domain/content/content-types";
import type { Crumb, PageEntry, PageContext } from "../../domain/page-entry";
import { routes } from "../../domain/paths";
import { shareImagePath } from "../share-images/share-image-path";
import { withBlogLists } from "./blog-pages";
import { type EntryNode, entryNodes, inOrder } from "./entry-nodes";
import type { DateOf } from "./git-dates";
import { withWorkLists } from "./work-pages";

/** What the page index is made of. */
export interface IndexSources {
  nodesOf: <Name extends ContentTypeName>(type: Name) => readonly EntryNode<Name>[];
  dateOf: DateOf;
  /** A digest of a picture's bytes, by its URL in content. */
  digestOf: (picture?: string) => string | undefined;
  /** Whether drafts are shown. */
  preview: boolean;
}

/** A page, and what its template is told: the context of Gatsby's `createPage`. */
export interface IndexedPage {
  page: PageEntry;
  context: Record<string, unknown>;
}

/** What differs from page to page. */
export interface PageDraft extends Omit<
  PageEntry,
  "label" | "shareImage" | "breadcrumbs" | "unlisted" | "noindex" | "modified"
> {
  label?: string | undefined;
  /** What stands above it in its breadcrumbs. */
  above: readonly Crumb[];
  unlisted?: boolean;
  /** The files that hold what it shows. */
  files: readonly string[];
}

/** The newest of some dates; unknown where one of them is. */
const newest = (dates: readonly (string | undefined)[]): string | undefined =>
  dates.includes(undefined) ? undefined : dates.toSorted().at(-1);

/** The pages above it, as far as its headline does not name them. */
const labelOf = ([, ...below]: readonly Crumb[], headline: string): string =>
  below
    .map(({ name }) => name)
    .filter((name) => !headline.includes(name))
    .join(" · ");

/** Adds to a page what all pages derive in the same way. */
export const pageEntry = (
  { nodesOf, dateOf, digestOf, preview }: IndexSources,
  { above, unlisted = false, files, ...page }: PageDraft,
): PageEntry => {
  const modified = newest(files.map(dateOf));
  const breadcrumbs = [...above, { name: page.name, path: page.path }];
  const label = page.label ?? labelOf(breadcrumbs, page.headline);
  const [site] = nodesOf("SiteSettings");
  return {
    ...page,
    ...(modified !== undefined && { modified }),
    ...{ label, unlisted, noindex: unlisted || preview, breadcrumbs },
    shareImage: shareImagePath({ ...page, label, picture: digestOf(page.picture), site: site?.name ?? "" }),
  };
};

/** The name that a page has in breadcrumbs. */
const nameOf = ({ name }: PageDefinition, node: EntryNode): string =>
  name?.(node as never) ?? ("title" in node ? node.title : "name" in node ? node.name : "");

/** The home page and the type's parent, as breadcrumbs. */
const crumbsAbove = ({ nodesOf }: IndexSources, type: ContentTypeName, { parent }: PageDefinition): Crumb[] =>
  (["HomePage", parent] as (ContentTypeName | undefined)[]).flatMap((name) => {
    const page = name === undefined || name === type ? undefined : contentType(name).page;
    if (name === undefined || page === undefined) return [];
    return nodesOf(name).map((node) => ({ name: nameOf(page, node), path: node.path ?? routes.home }));
  });

const pagesOfType = (sources: IndexSources, type: ContentTypeName, page: PageDefinition): IndexedPage[] => {
  const { nodesOf } = sources;
  const above = crumbsAbove(sources, type, page);
  const [labels] = nodesOf("SearchLabels");
  const label = (labels?.kinds as Partial<Record<string, string>> | undefined)?.[page.kind];
  const listed = (page.lists ?? [])
    .flatMap((name) => nodesOf(name as ContentTypeName))
    .filter(({ path }) => path !== undefined)
    .map(({ contentFile }) => contentFile);
  return inOrder(type, nodesOf(type)).flatMap((node) => {
    if (node.path === undefined || !("seo" in node)) return [];
    // The node has the fields from which the types of the page's functions were inferred.
    const data = node as never;
    const entry = pageEntry(sources, {
      ...{ path: node.path, kind: page.kind as PageKind, name: nameOf(page, node), headline: page.headline(data) },
      ...{ title: node.seo.title, description: node.seo.description, label, above },
      accent: page.accent?.(data),
      picture: page.picture?.(data),
      published: page.published?.(data),
      unlisted: ("draft" in node && node.draft === true) || page.noindex?.(data) === true,
      ...(page.bare?.(data) === true && { bare: true }),
      files: [node.contentFile, ...listed],
    });
    return [{ page: entry, context: hasBody(type) ? { id: node.id } : {} }];
  });
};

/**
 * Every page that has an URL to be found at, in the order of the content types. Heads, breadcrumbs, the sitemap, feeds,
 * llms.txt and share images are all made of it.
 */
export const pageIndex = (sources: IndexSources): IndexedPage[] => {
  const pages = contentTypeNames.flatMap((type) => {
    const { page } = contentType(type);
    return page === undefined ? [] : pagesOfType(sources, type, page);
  });
  return withWorkLists(sources, withBlogLists(sources, pages));
};

/** The page index after the build, from the contexts of Gatsby's pages and in its order: further lists follow the first. */
export const builtPages = async ({
  graphql,
  getNodesByType,
}: Pick<BuildArgs, "graphql" | "getNodesByType">): Promise<PageEntry[]> => {
  const { data, errors } = await graphql<Queries.BuiltPagesQuery>(`
    #graphql
    query BuiltPages {
      allSitePage {
        nodes {
          pageContext
        }
      }
    }
  `);
  if (data === undefined) throw new Error("The page index could not be read.", { cause: errors });
  const entries = contentTypeNames.flatMap((type) => inOrder(type, entryNodes({ getNodesByType }, type)));
  const positions = new Map(entries.map(({ path }, index) => [path, index]));
  const positionOf = ({ path, breadcrumbs }: PageEntry) =>
    positions.get(path) ?? (positions.get(breadcrumbs[1]?.path) ?? 0) + 0.5;
  return data.allSitePage.nodes
    .flatMap(({ pageContext }) => (pageContext as unknown as Partial<PageContext> | null)?.page ?? [])
    .sort((one, other) => positionOf(one) - positionOf(other) || (one.path < other.path ? -1 : 1));
};

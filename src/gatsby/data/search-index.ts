import type { NodePluginArgs } from "gatsby";
import MiniSearch, { type AsPlainObject } from "minisearch";
import { brandFacts } from "../../domain/brand-facts";
import { type ContentTypeName, contentType, contentTypeNames, hasBody } from "../../domain/content/content-types";
import { questionPath } from "../../domain/paths";
import { type SearchDocument, searchIndexOptions } from "../../domain/search/search-document";
import { type BrandTokens, fillTokens } from "../../markdown/clean-tree";
import { type EntryNode, entryNodes, inOrder } from "../pages/entry-nodes";

const titleOf = (node: EntryNode, type: ContentTypeName): string => {
  if (hasBody(type)) return "title" in node ? node.title : "";
  return "seo" in node ? node.seo.title : "";
};

/** Everything of a type that can be found. The development server has drafts; the search finds none, as when published. */
const documentsOf = (type: ContentTypeName, nodes: readonly EntryNode[], tokens: BrandTokens): SearchDocument[] => {
  const search = contentType(type).page?.search;
  if (search === undefined) return [];
  return nodes.flatMap((node) => {
    if (node.path === undefined || ("draft" in node && node.draft === true)) return [];
    // The node has the fields from which the types of these functions were inferred.
    const data = node as never;
    return [
      {
        id: node.path,
        kind: search.kind ?? "page",
        title: titleOf(node, type),
        about: "",
        keywords: search.keywords?.(data).join(" ") ?? "",
        text: fillTokens([...search.text(data), ...(node.searchText ?? [])].join(" · "), tokens),
      },
    ];
  });
};

const questionDocuments = ({ title: about, path, questions, draft }: EntryNode<"Service">): SearchDocument[] =>
  path === undefined || draft === true
    ? []
    : questions.map(({ question, answer }) => ({
        ...{ id: questionPath(path, question), kind: "question", title: question, about, keywords: "", text: answer },
      }));

/**
 * The index of documents, ready to be written as JSON.
 *
 * @throws {Error} when two documents have the same URL
 */
export const searchIndexOf = (documents: readonly SearchDocument[]): AsPlainObject => {
  const index = new MiniSearch<SearchDocument>(searchIndexOptions);
  index.addAll(documents);
  return index.toJSON();
};

/** The index that the search loads when a visitor types the first letter. */
export const searchIndex = (args: Pick<NodePluginArgs, "getNodesByType">): AsPlainObject => {
  const [settings] = entryNodes(args, "SiteSettings");
  const tokens = settings === undefined ? {} : brandFacts(settings);
  return searchIndexOf([
    ...contentTypeNames.flatMap((type) => documentsOf(type, inOrder(type, entryNodes(args, type)), tokens)),
    ...inOrder("Service", entryNodes(args, "Service")).flatMap(questionDocuments),
  ]);
};

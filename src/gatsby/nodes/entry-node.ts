import type { Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { readingMinutes } from "../../domain/blog/reading-time";
import { type ContentTypeName, contentTypeOf } from "../../domain/content/content-types";
import { type Entry, entryPath, formerPaths } from "../../domain/content/entry";
import { previewText } from "../../domain/preview-text";
import { publishedEntry, type PublishedEntry, type PublicationEnvironment } from "../../domain/publication/published";

/** The fields of a node besides those of its file. `schema/type-definitions.ts` has the types of those in queries. */
const derivedFields = (entry: Entry, { data, publication }: PublishedEntry) => {
  const { wordCount } = entry.body;
  return {
    path: entryPath({ type: entry.type, data }),
    formerPaths: formerPaths({ type: entry.type, data }),
    ...(entry.type === "Service" && { preview: previewText(entry.data.description) }),
    ...(entry.type === "Post" && { wordCount, readingMinutes: readingMinutes(wordCount) }),
    // Code that leaves out drafts thus leaves out all that production withholds.
    ...(publication !== "shown" && { draft: true, publication }),
  };
};

type NodeArgs = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNode">;

/**
 * Creates the typed node of an entry with its published fields, or deletes it if the entry is unpublished.
 *
 * @param source the node that the entry was read from: MarkdownRemark, or the File of a JSON entry
 */
export const createEntryNode = (
  args: NodeArgs,
  source: Node,
  entry: Entry,
  environment: PublicationEnvironment,
): void => {
  const { type, file, data } = entry;
  const { actions, createNodeId, createContentDigest, getNode } = args;
  const id = createNodeId(`${type} ${source.id}`);
  const earlier = getNode(id);
  const published = publishedEntry(data, environment);
  if (published === undefined) {
    if (earlier !== undefined) actions.deleteNode(earlier);
    return;
  }
  const fields = { ...published.data, ...derivedFields(entry, published), contentFile: file };
  const contentDigest = createContentDigest([fields, source.internal.contentDigest]);
  if (earlier?.internal.contentDigest === contentDigest) return;
  const internal = { type, contentDigest };
  const node = { ...fields, id, parent: source.id, children: [], internal };
  actions.createNode(node);
  actions.createParentChildLink({ parent: source, child: node as unknown as Node });
};

/** Returns the content file behind a source node; undefined for any other node. */
export const sourceFileOf = (
  source: Node,
  { getNode }: Pick<NodePluginArgs, "getNode">,
): { type: ContentTypeName; name: string; file: FileSystemNode } | undefined => {
  const isMarkdown = source.internal.type === "MarkdownRemark";
  const file = (isMarkdown ? getNode(source.parent ?? "") : source) as FileSystemNode | undefined;
  if (file?.internal.type !== "File" || file["sourceInstanceName"] !== "content") return undefined;
  if (!isMarkdown && file.extension !== "json") return undefined;
  const type = contentTypeOf(file.relativePath);
  return type === undefined ? undefined : { type, name: `content/${file.relativePath}`, file };
};

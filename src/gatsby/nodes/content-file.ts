import type { Node, NodePluginArgs } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { type ContentTypeName, contentTypeOf } from "../../domain/content/content-types";

/** A content file among Gatsby's nodes. */
export interface ContentFile {
  type: ContentTypeName;
  /** Path below the project, such as `content/services/seo.md`. */
  name: string;
  file: FileSystemNode;
  /** The node that carries its entry: for an article, that of its Markdown. */
  carrier: Node;
}

/** The content file that a node carries the entry of, if it does. */
export const contentFileOf = (carrier: Node, { getNode }: Pick<NodePluginArgs, "getNode">): ContentFile | undefined => {
  const isMarkdown = carrier.internal.type === "MarkdownRemark";
  const file = (isMarkdown ? getNode(carrier.parent ?? "") : carrier) as FileSystemNode | undefined;
  if (file?.internal.type !== "File" || file["sourceInstanceName"] !== "content") return undefined;
  if (!isMarkdown && file.extension !== "json") return undefined;
  const type = contentTypeOf(file.relativePath);
  return type === undefined ? undefined : { type, name: `content/${file.relativePath}`, file, carrier };
};

import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import type { FileSystemNode } from "gatsby-source-filesystem";
import { countWords, readingMinutes } from "../../domain/blog/reading-time";
import { type ContentTypeName, contentTypeOf } from "../../domain/content/content-types";
import { type Entry, entryPath, formerPaths, isDraft } from "../../domain/content/entry";
import { formatMistake } from "../../domain/content/mistake";
import { enquiryPath } from "../../domain/paths";
import { previewText } from "../../domain/preview-text";
import { bodyText } from "../content/body-text";
import { checkSource } from "../content/check-content";

/** The file of a content entry, when this node is the one that carries the entry. */
const contentFile = ({ node, getNode }: CreateNodeArgs): FileSystemNode | undefined => {
  const isMarkdown = node.internal.type === "MarkdownRemark";
  const file = (isMarkdown ? getNode(node.parent ?? "") : node) as FileSystemNode | undefined;
  if (file?.internal.type !== "File" || file["sourceInstanceName"] !== "content") return undefined;
  return isMarkdown || file.extension === "json" ? file : undefined;
};

/** How long an article is, in words and in minutes. */
const lengthOf = (body: string) => {
  const wordCount = countWords(bodyText(body));
  return { wordCount, readingMinutes: readingMinutes(wordCount) };
};

/** @param node the node that carries the entry: for an article, that of its Markdown */
const derivedFields = (type: ContentTypeName, data: Record<string, unknown>, node: Node) => ({
  path: entryPath({ type, data }),
  formerPaths: formerPaths({ type, data }),
  ...(type === "Service" && {
    preview: previewText(String(data["description"])),
    enquiryPath: enquiryPath(String(data["slug"])),
  }),
  ...(type === "Post" && lengthOf(String(node["rawMarkdownBody"]))),
});

const createContentNode = (args: CreateNodeArgs, { type, file, data }: Entry): void => {
  const { node, actions, createNodeId, createContentDigest } = args;
  const fields = { ...data, ...derivedFields(type, data, node), contentFile: file };
  const contentNode = {
    ...fields,
    id: createNodeId(`${type} ${node.id}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([fields, node.internal.contentDigest]) },
  };
  actions.createNode(contentNode);
  actions.createParentChildLink({ parent: node, child: contentNode as unknown as Node });
};

/**
 * Makes a node of its content type from every valid content file. A build has
 * already stopped at an invalid one; the development server names the mistake
 * and goes on without that entry until it is mended.
 */
export const onCreateNode: NonNullable<GatsbyNode["onCreateNode"]> = async (args) => {
  const file = contentFile(args);
  const type = file === undefined ? undefined : contentTypeOf(file.relativePath);
  if (file === undefined || type === undefined) return;
  const name = `content/${file.relativePath}`;
  const checked = checkSource(type, name, await args.loadNodeContent(file));
  if ("mistakes" in checked) {
    const lines = checked.mistakes.map((mistake) => formatMistake({ file: name, ...mistake }));
    args.reporter.error(lines.join("\n"));
    return;
  }
  if (isDraft(checked.entry) && process.env["NODE_ENV"] === "production") return;
  createContentNode(args, checked.entry);
};

import type { Node, NodePluginArgs } from "gatsby";
import { countWords, readingMinutes } from "../../domain/blog/reading-time";
import type { ContentTypeName } from "../../domain/content/content-types";
import { type Entry, entryPath, formerPaths } from "../../domain/content/entry";
import { enquiryPath } from "../../domain/paths";
import { previewText } from "../../domain/preview-text";
import { publishedEntry, type PublishedEntry, type Stage } from "../../domain/publication/published";
import { bodyText } from "../../markdown/body-text";

type NodeArgs = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNode">;

/** How long an article is, in words and in minutes. */
const lengthOf = (body: string) => {
  const wordCount = countWords(bodyText(body));
  return { wordCount, readingMinutes: readingMinutes(wordCount) };
};

/** @param carrier the node that carries the entry: for an article, that of its Markdown */
const derivedFields = (type: ContentTypeName, { data, publication }: PublishedEntry, carrier: Node) => ({
  path: entryPath({ type, data }),
  formerPaths: formerPaths({ type, data }),
  ...(type === "Service" && {
    preview: previewText(String(data["description"])),
    enquiryPath: enquiryPath(String(data["slug"])),
  }),
  ...(type === "Post" && { publication, ...lengthOf(String(carrier["rawMarkdownBody"])) }),
  // What leaves drafts out leaves out whatever is withheld from production.
  ...(publication !== "shown" && { draft: true }),
});

/**
 * Makes the node of an entry what it has to be for a stage: it is there with what
 * is shown of the entry, or it is not there.
 */
export const publishNode = (args: NodeArgs, carrier: Node, { type, file, data }: Entry, stage: Stage): void => {
  const { actions, createNodeId, createContentDigest, getNode } = args;
  const id = createNodeId(`${type} ${carrier.id}`);
  const published = publishedEntry(data, stage);
  if (published === undefined) {
    const earlier = getNode(id);
    if (earlier !== undefined) actions.deleteNode(earlier);
    return;
  }
  const fields = { ...published.data, ...derivedFields(type, published, carrier), contentFile: file };
  const contentNode = {
    ...fields,
    id,
    parent: carrier.id,
    children: [],
    internal: { type, contentDigest: createContentDigest([fields, carrier.internal.contentDigest]) },
  };
  actions.createNode(contentNode);
  actions.createParentChildLink({ parent: carrier, child: contentNode as unknown as Node });
};

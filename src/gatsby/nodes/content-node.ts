import type { Node, NodePluginArgs } from "gatsby";
import { readingMinutes } from "../../domain/blog/reading-time";
import { type Entry, entryPath, formerPaths } from "../../domain/content/entry";
import { enquiryPath } from "../../domain/paths";
import { previewText } from "../../domain/preview-text";
import { publishedEntry, type PublishedEntry, type Stage } from "../../domain/publication/published";

type NodeArgs = Pick<NodePluginArgs, "actions" | "createContentDigest" | "createNodeId" | "getNode">;

const derivedFields = ({ type, wordCount = 0, headings = [] }: Entry, { data, publication }: PublishedEntry) => ({
  path: entryPath({ type, data }),
  formerPaths: formerPaths({ type, data }),
  ...(type === "Service" && {
    preview: previewText(String(data["description"])),
    enquiryPath: enquiryPath(String(data["slug"])),
  }),
  ...(type === "Post" && { publication, headings, wordCount, readingMinutes: readingMinutes(wordCount) }),
  // What leaves drafts out leaves out whatever is withheld from production.
  ...(publication !== "shown" && { draft: true }),
});

/**
 * Makes the node of an entry what it has to be for a stage: it is there with what
 * is shown of the entry, or it is not there.
 *
 * @param carrier the node that carries the entry: for an article, that of its Markdown
 */
export const publishNode = (args: NodeArgs, carrier: Node, entry: Entry, stage: Stage): void => {
  const { type, file, data } = entry;
  const { actions, createNodeId, createContentDigest, getNode } = args;
  const id = createNodeId(`${type} ${carrier.id}`);
  const published = publishedEntry(data, stage);
  if (published === undefined) {
    const earlier = getNode(id);
    if (earlier !== undefined) actions.deleteNode(earlier);
    return;
  }
  const fields = { ...published.data, ...derivedFields(entry, published), contentFile: file };
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

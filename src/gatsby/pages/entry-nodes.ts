import type { NodePluginArgs } from "gatsby";
import { type ContentTypeName, contentType, type DataOf } from "../../domain/content/content-types";
import type { PublicationState } from "../../domain/publication/published";

/** The node of an entry: its fields and those derived from them. */
export type EntryNode<Name extends ContentTypeName = ContentTypeName> = {
  [Type in Name]: DataOf<Type> & {
    id: string;
    /** The path of its file in the project. */
    contentFile: string;
    /** Undefined for an entry without a page. */
    path?: string;
    formerPaths: string[];
    /** Set if production withholds the entry. */
    publication?: PublicationState;
  };
}[Name];

/** Returns the nodes of a content type; its schema has accepted their fields. */
export const entryNodes = <Name extends ContentTypeName>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  type: Name,
) => getNodesByType(type) as unknown as EntryNode<Name>[];

/** Returns the entry of a single-file type. The content check stops a build without it. */
export const onlyEntry = <Name extends ContentTypeName>(
  args: Pick<NodePluginArgs, "getNodesByType">,
  type: Name,
): EntryNode<Name> => {
  const [entry] = entryNodes(args, type);
  if (entry === undefined) throw new Error(`The entry of ${type} is missing: npm run content:check says why.`);
  return entry;
};

type Comparable = string | number;

const compare = (one: Comparable, other: Comparable): number => (one < other ? -1 : one > other ? 1 : 0);

/** Sorts a folder's entries as in lists, by slug if equal. */
export const inOrder = <Name extends ContentTypeName>(type: Name, nodes: readonly EntryNode<Name>[]) => {
  const field = contentType(type).page?.sortBy;
  if (field === undefined) return nodes;
  const direction = field === "date" ? -1 : 1;
  const valueOf = (node: object, name: string) => (node as Record<string, Comparable>)[name] ?? "";
  return nodes.toSorted(
    (one, other) =>
      direction * compare(valueOf(one, field), valueOf(other, field)) ||
      compare(valueOf(one, "slug"), valueOf(other, "slug")),
  );
};

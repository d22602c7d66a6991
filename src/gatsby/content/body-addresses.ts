import type { Node } from "unist";
import { parseBody } from "../../markdown/parse-body";

interface Addressed extends Node {
  url?: string;
}

/** Where a Markdown text links to and which pictures it shows. */
export const bodyAddresses = (body: string): { links: string[]; images: string[] } => {
  const nodes = parseBody(body) as Addressed[];
  const urls = (...types: string[]) =>
    nodes.flatMap(({ type, url }) => (types.includes(type) && url !== undefined ? [url] : []));
  return { links: urls("link", "definition"), images: urls("image") };
};

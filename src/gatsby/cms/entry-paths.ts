import type { NodePluginArgs } from "gatsby";
import { contentTypeNames } from "../../domain/content/content-types";

/**
 * The path of each entry's page by the entry's file: what a preview starts from,
 * and which address a changed slug leaves behind. Entries that have no page in
 * this build are not among them.
 */
export const entryPaths = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Record<string, string> =>
  Object.fromEntries(
    contentTypeNames
      .flatMap((name) => getNodesByType(name))
      .flatMap(({ contentFile, path }) =>
        typeof contentFile === "string" && typeof path === "string" ? [[contentFile, path] as const] : [],
      ),
  );

import { type Entry, entryPath, isDraft } from "../../domain/content/entry";

/**
 * The path of each entry's page by the entry's file: what a preview starts from,
 * and which address a changed slug leaves behind.
 *
 * @param withDrafts whether drafts have pages in this build
 */
export const entryPaths = (entries: readonly Entry[], withDrafts: boolean): Record<string, string> =>
  Object.fromEntries(
    entries
      .filter((entry) => withDrafts || !isDraft(entry))
      .flatMap((entry) => {
        const path = entryPath(entry);
        return path === undefined ? [] : [[entry.file, path]];
      }),
  );

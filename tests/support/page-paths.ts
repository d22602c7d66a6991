import { entryPath, isDraft } from "../../src/domain/content/entry";
import { checkContent } from "../../src/gatsby/content/check-content";

/** The path of each entry's page by the entry's file, as a production build gives it to the editor. */
export const pagePaths = (): Record<string, string> =>
  Object.fromEntries(
    checkContent(process.cwd())
      .entries.filter((entry) => !isDraft(entry))
      .flatMap((entry) => {
        const path = entryPath(entry);
        return path === undefined ? [] : [[entry.file, path] as const];
      }),
  );

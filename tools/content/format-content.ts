import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentTypeOf } from "../../src/domain/content/content-types";
import { slugToKeep } from "../../src/domain/content/removed-paths";
import { withFormerSlug } from "../../src/domain/former-slugs";
import { canonicalForm, wouldLose } from "../../src/gatsby/content/canonical-form";
import { checkProject } from "../../src/gatsby/content/check-content";
import { filesBelow } from "../../src/gatsby/content/files-below";
import { parseWholeFile, UnreadableFile } from "../../src/gatsby/content/parse-file";

export interface Formatted {
  /** Files that were rewritten, relative to the project. */
  written: string[];
  /** Files that were skipped, each with what it would have lost. */
  kept: { file: string; lost: string }[];
}

/**
 * Rewrites the content as the CMS would, and adds the previous slug of a page whose slug has changed to its former
 * ones. Changes nothing else, and skips files that cannot be read.
 *
 * @param root the project's folder
 * @param base the commit whose URLs have to keep working
 */
export const formatContent = async (root: string, base: string): Promise<Formatted> => {
  const { removed } = await checkProject(root, { base });
  const slugs = new Map(removed.map((page) => [page.now?.file, slugToKeep(page)]));
  const done: Formatted = { written: [], kept: [] };
  for (const name of filesBelow(path.join(root, "content"))) {
    const type = contentTypeOf(name);
    if (type === undefined) continue;
    const file = `content/${name}`;
    const source = readFileSync(path.join(root, file), "utf8");
    try {
      const parsed = parseWholeFile(file, source);
      const lost = wouldLose(parsed);
      if (lost !== undefined) {
        done.kept.push({ file, lost });
        continue;
      }
      const formatted = canonicalForm(type, source, parsed, (data) => withFormerSlug(data, slugs.get(file)));
      if (formatted === source) continue;
      writeFileSync(path.join(root, file), formatted);
      done.written.push(file);
    } catch (error) {
      // The check reports it. Reading a file that is not UTF-8 loses characters.
      if (!(error instanceof UnreadableFile)) throw error;
    }
  }
  return done;
};

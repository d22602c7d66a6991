import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { contentTypeOf } from "../../src/domain/content/content-types";
import { slugToKeep } from "../../src/domain/content/removed-paths";
import { withFormerSlug } from "../../src/domain/former-slugs";
import { canonicalForm, KeptAsWritten } from "../../src/gatsby/content/canonical-form";
import { checkProject } from "../../src/gatsby/content/check-content";
import { filesBelow } from "../../src/gatsby/content/files-below";

export interface Formatted {
  /** Files that were rewritten, below the project. */
  written: string[];
  /** Files that were left alone, each with what would have been lost. */
  kept: { file: string; lost: string }[];
}

/**
 * Writes the content in the form in which the CMS writes it, and puts the old
 * slug of a page whose slug has changed among its former ones. Nothing else is changed.
 *
 * @param root the project's folder
 * @param base the commit whose URLs still have to be answered
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
      const formatted = canonicalForm(type, file, source, (data) => withFormerSlug(data, slugs.get(file)));
      if (formatted === source) continue;
      writeFileSync(path.join(root, file), formatted);
      done.written.push(file);
    } catch (error) {
      if (!(error instanceof KeptAsWritten)) throw error;
      done.kept.push({ file, lost: error.message });
    }
  }
  return done;
};

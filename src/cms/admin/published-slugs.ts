import { adminFiles } from "../config/admin-files";

/**
 * The slugs under which entries have pages, by file, as they were when the
 * editor was opened: what is saved here changes them only with the next build.
 */
export const publishedSlugs = async (): Promise<(file: string) => string | undefined> => {
  const answer = await fetch(adminFiles.entries);
  const paths = (await answer.json()) as Record<string, string>;
  return (file) => paths[file]?.split("/").at(-1);
};

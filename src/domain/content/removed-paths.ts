import { formerSlugsOf } from "../former-slugs";
import { canonicalPath } from "../paths";
import { type Entry, entryPath, isDraft, slugOf, type UncheckedEntry } from "./entry";
import { writtenRules } from "./redirect-check";
import type { ValidationError } from "./validation-error";

/** An entry before a change, and its file after it. */
export interface EntryChange {
  before: UncheckedEntry;
  /** Undefined for a deleted file. */
  file: string | undefined;
}

/** The path of a page that a change removes without a redirect. */
interface RemovedPath {
  path: string;
  before: UncheckedEntry;
  /** The entry after the change, if it still exists. */
  now?: Entry;
}

/**
 * Finds the paths that changes remove without a redirect.
 *
 * @param changes the entries before the change
 * @param entries all entries after it
 * @param refused files with errors, whose pages are unknown
 */
export const removedPaths = (
  changes: readonly EntryChange[],
  entries: readonly Entry[],
  refused: readonly UncheckedEntry[],
): RemovedPath[] => {
  const pages = entries.filter((entry) => !isDraft(entry)).flatMap((entry) => entryPath(entry) ?? []);
  const rules = writtenRules([...entries, ...refused]);
  const answered = new Set([...pages, ...rules.map(({ from }) => canonicalPath(from))]);
  const refusedFiles = new Set(refused.map((entry) => entry.file));
  return changes.flatMap(({ before, file }) => {
    const path = before.data.slug === undefined || isDraft(before) ? undefined : entryPath(before);
    if (path === undefined || answered.has(path) || (file !== undefined && refusedFiles.has(file))) return [];
    return [{ path, before, now: entries.find((entry) => entry.file === file) }];
  });
};

/** Returns the slug to add to an entry's former slugs; undefined if a former slug does not help. */
export const slugToKeep = ({ before, now }: RemovedPath): string | undefined =>
  now?.type === before.type && !isDraft(now) && entryPath(now) !== undefined ? slugOf(before) : undefined;

/** Describes a removed path and how to fix it. */
export const removedPathError = (removed: RemovedPath): ValidationError => {
  const { path, before, now } = removed;
  const slug = slugToKeep(removed);
  if (now !== undefined && slug !== undefined)
    return {
      file: now.file,
      field: "slug",
      problem: `has changed: the page's path was ${path} until now`,
      advice: `add ${formerSlugsOf(now.data).length > 0 ? `${slug} to its formerSlugs` : `formerSlugs: [${slug}] under it`}, which npm run content:format does`,
    };
  const withoutRule = {
    file: "content/redirects/redirects.json",
    field: "redirects",
    problem: `has no rule for ${path}, which was the page of ${before.file} until now`,
  };
  const to = now === undefined || isDraft(now) ? undefined : entryPath(now);
  if (to !== undefined) return { ...withoutRule, advice: `add one with "from": "${path}" and "to": "${to}"` };
  const advice = `add one from ${path} to the page that comes closest, unless it comes back or is gone for good`;
  return { severity: "warning", ...withoutRule, advice };
};

import type { StaticFile } from "../../src/hosting/manifest";
import { type ChunkGroup, chunkGroups } from "./chunk-groups";

/** One check of size-limit's (https://github.com/ai/size-limit). */
interface Check {
  name: string;
  path: string[];
  limit: string;
  gzip: true;
}

const hashed = /-[0-9a-f]{20}\.js$/;

/** What webpack has made; the editor has a script of its own and no visitors. A chunk of an earlier build is immutable no more. */
const isChunk = ({ file, immutable }: StaticFile): boolean =>
  file.endsWith(".js") && !file.startsWith("admin/") && (immutable || !hashed.test(file));

const groupOf = (file: string, groups: readonly ChunkGroup[]): ChunkGroup | undefined =>
  groups.find(({ pattern }) => pattern.test(file));

/**
 * The checks for size-limit: one for each group, of all its files together.
 *
 * @param statics what the build publishes, from its manifest
 */
export const chunkChecks = (statics: readonly StaticFile[], groups = chunkGroups): Check[] => {
  const files = statics.filter(isChunk).map(({ file }) => file);
  return groups.map((group) => ({
    name: group.name,
    path: files.filter((file) => groupOf(file, groups) === group).map((file) => `public/${file}`),
    limit: `${group.limit} B`,
    gzip: true,
  }));
};

/**
 * Where the groups and the build do not fit: a chunk without a budget, a budget without a chunk.
 *
 * @returns what to do about each
 */
export const uncovered = (statics: readonly StaticFile[], groups = chunkGroups): string[] => {
  const files = statics.filter(isChunk).map(({ file }) => file);
  const where = "tools/budgets/chunk-groups.ts";
  return [
    ...files
      .filter((file) => groupOf(file, groups) === undefined)
      .map((file) => `${file} has no budget: add a group for it to ${where}`),
    ...groups
      .filter((group) => !files.some((file) => groupOf(file, groups) === group))
      .map(({ name }) => `${name} has no chunk any more: remove it from ${where}`),
  ];
};

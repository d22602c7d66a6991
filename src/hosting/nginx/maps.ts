import { block, escapedExpression, quoted } from "./syntax";

/** A variable whose value is looked up by that of another one. */
export const mapBlock = (source: string, target: string, ...lines: readonly (string | readonly string[])[]): string[] =>
  block(`map ${source} ${target}`, ...lines);

/**
 * Writes paths as keys of maps. nginx ignores case when it looks up a key, and
 * refuses keys that differ in nothing else. Those become expressions, which do
 * not ignore it.
 */
export const createKeys = (paths: readonly string[]): ((path: string) => string) => {
  const counts = new Map<string, number>();
  for (const path of paths) counts.set(path.toLowerCase(), (counts.get(path.toLowerCase()) ?? 0) + 1);
  const isAmbiguous = (path: string) => (counts.get(path.toLowerCase()) ?? 0) > 1;
  return (path) => quoted(isAmbiguous(path) ? `~^${escapedExpression(path)}\\z` : path);
};

const powerOfTwoFrom = (least: number): number => 2 ** Math.ceil(Math.log2(least));

/** What nginx stores beside a key, in bytes. */
const overhead = 24;

/**
 * Room for the longest key and for all keys, and for the names of variables.
 * With too little, nginx refuses to start or searches slowly.
 */
export const hashSizes = (keys: readonly string[]): string[] => {
  const longest = keys.reduce((most, key) => Math.max(most, Buffer.byteLength(key)), 0);
  return [
    "# Sizes for all sites of this nginx together. They may stand only once: keep the larger ones.",
    "variables_hash_bucket_size 128;",
    `map_hash_bucket_size ${powerOfTwoFrom(Math.max(128, 2 * (longest + overhead)))};`,
    `map_hash_max_size ${powerOfTwoFrom(Math.max(2048, 2 * keys.length))};`,
  ];
};

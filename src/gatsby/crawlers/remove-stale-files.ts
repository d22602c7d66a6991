import { existsSync } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { keyOfFile } from "../../domain/index-now";
import { isSitemapPart } from "./sitemap";

/** Gatsby copies what stands here into the folder that browsers see. */
const copied = "static";

const isTwin = (name: string): boolean => name.endsWith(".md") && !name.startsWith(`${copied}${path.sep}`);

/** A file with the key of IndexNow holds its own name. */
const isKeyFile = async (folder: string, name: string): Promise<boolean> => {
  const key = keyOfFile(name);
  return key !== undefined && (await readFile(path.join(folder, name), "utf8")) === key;
};

/**
 * Removes what earlier builds wrote for crawlers, and this one has not: the
 * twins of pages that are gone, parts of a sitemap, another key.
 *
 * @param folder the folder that browsers see, below the project's
 * @param kept the addresses of what stays
 */
export const removeStaleFiles = async (folder: string, kept: ReadonlySet<string>): Promise<void> => {
  for (const name of await readdir(folder, { recursive: true })) {
    const address = `/${name.split(path.sep).join("/")}`;
    const isOurs = isTwin(name) || isSitemapPart(name) || (await isKeyFile(folder, name));
    if (!isOurs || kept.has(address) || existsSync(path.join(folder, "..", copied, name))) continue;
    await rm(path.join(folder, name), { force: true });
  }
};

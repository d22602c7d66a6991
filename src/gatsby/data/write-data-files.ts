import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { searchIndexFile } from "../search/search-index";
import { chatScriptFile } from "./chat-script";
import type { DataFile } from "./data-file";
import { webManifestFile } from "./web-manifest";

const files: readonly DataFile[] = [chatScriptFile, searchIndexFile, webManifestFile];

/**
 * Writes what browsers load only when a visitor, or the browser itself, wants it. The development
 * server runs this again after each change of content.
 */
export const writeDataFiles = async ({ graphql }: CreatePagesArgs): Promise<void> => {
  for (const { path: address, make } of files) {
    const file = path.join("public", address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(await make(graphql)));
  }
};

import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { webManifestPath } from "../../components/layout/icon-files";
import { composeChatScript } from "../../domain/chat/script";
import { dataFiles } from "../../domain/paths";
import { entryNodes } from "../pages/entry-nodes";
import { webManifest } from "./web-manifest";

const write = async (url: string, content: unknown): Promise<void> => {
  const file = path.join("public", url);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(content));
};

/**
 * Writes what browsers load only when a visitor, or the browser itself, wants it. The development server runs this again
 * after each change of content.
 */
export const writeDataFiles = async (args: CreatePagesArgs): Promise<void> => {
  const [settings] = entryNodes(args, "SiteSettings");
  const [script] = entryNodes(args, "ChatScript");
  // Missing files have stopped a build; the development server goes on without what they hold.
  if (settings === undefined || script === undefined) return;
  const services = entryNodes(args, "Service").filter(({ path: page }) => page !== undefined);
  await write(dataFiles.chatScript, composeChatScript(script, services, settings));
  await write(webManifestPath, webManifest(settings));
};

import { cpSync, readdirSync } from "node:fs";
import path from "node:path";

const dist = path.resolve("node_modules/decap-cms/dist");

/**
 * Puts Decap CMS into a folder: its bundle, and the parts that the bundle loads
 * when they are wanted. Nothing of it comes from another host.
 */
export const copyDecap = (folder: string): void => {
  const files = readdirSync(dist).filter((name) => /^(?:\d+\.)?decap-cms\.js$/.test(name));
  for (const name of files) cpSync(path.join(dist, name), path.join(folder, name));
};

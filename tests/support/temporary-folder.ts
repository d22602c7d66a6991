import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const temporaryFolder = (name: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
};

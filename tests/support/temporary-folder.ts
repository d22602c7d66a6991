import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export const temporaryFolder = (name: string) => {
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  return { folder, dispose: () => rmSync(folder, { recursive: true, force: true }) };
};

/** A temporary folder, removed after the tests of the Jest file or block that calls this. */
export const testFolder = (name: string): string => {
  const { folder, dispose } = temporaryFolder(name);
  afterAll(dispose);
  return folder;
};

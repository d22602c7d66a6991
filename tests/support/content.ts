import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatValidationError } from "../../src/domain/content/validation-error";
import { checkContent } from "../../src/gatsby/content/check-content";
import { temporaryFolder } from "./temporary-folder";

/** A copy of the fixture's content that a test may change. */
export const contentCopy = () => {
  const { folder: root, dispose } = temporaryFolder("content");
  cpSync("tests/fixture-site/content", path.join(root, "content"), { recursive: true });
  for (const folder of ["static", "tests/fixture-site/static"])
    cpSync(folder, path.join(root, "static"), { recursive: true });
  const fullPath = (file: string) => path.join(root, file);
  return {
    root,
    write: (file: string, text: string | Buffer) => {
      mkdirSync(path.dirname(fullPath(file)), { recursive: true });
      writeFileSync(fullPath(file), text);
    },
    files: (folder: string) => readdirSync(fullPath(folder)),
    remove: (file: string) => rmSync(fullPath(file)),
    /** Replaces text in a file; throws if nothing matches. */
    replace: (file: string, from: string | RegExp, to: string) => {
      const before = readFileSync(fullPath(file), "utf8");
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} has nothing like ${String(from)}`);
      writeFileSync(fullPath(file), after);
    },
    read: (file: string) => readFileSync(fullPath(file), "utf8"),
    report: () => checkContent(root).errors.map(formatValidationError),
    dispose,
  };
};

export type ContentCopy = ReturnType<typeof contentCopy>;

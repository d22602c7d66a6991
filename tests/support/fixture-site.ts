import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Where `npm run fixture` builds the site that the tests use. */
export const fixtureRoot = path.resolve(".fixture-site");

/** The server's entry file. It listens on `HOST` and `PORT`. */
export const server = path.join(fixtureRoot, "dist/server.js");

/** The three builds of the fixture's content: a preview with drafts, and production before and after noon. */
export type FixtureBuild = "preview" | "after-noon" | "before-noon";

/** The files of one build; browser tests use the one before noon. */
export const fixtureBuild = (name: FixtureBuild) => {
  const root = name === "before-noon" ? fixtureRoot : path.join(fixtureRoot, "builds", name);
  return {
    root,
    /** Gatsby's output. */
    output: () => readFileSync(`.logs/fixture-site-${name}.log`, "utf8"),
    read: (file: string) => readFileSync(path.join(root, file), "utf8"),
    exists: (file: string) => existsSync(path.join(root, file)),
    /** The files below a folder, hidden ones included. */
    files: (folder: string): string[] =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
  };
};

import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import sources from "../../tools/run/sources.json";

/**
 * A copy of the project, with small pictures, that a test may spoil and build. Large ones are most of a build's work.
 *
 * @param content the folder of its content, which need not be the project's own
 * @param pictureWidth how wide its pictures may be, in pixels
 */
export const fixtureProject = (content = "content", pictureWidth = 320) => {
  const root = mkdtempSync(path.join(tmpdir(), "fixture-"));
  for (const name of sources) cpSync(name === "content" ? content : name, path.join(root, name), { recursive: true });
  const media = path.join(root, "content/media");
  execFileSync(process.execPath, ["tests/support/shrink-pictures.mjs", media, String(pictureWidth)]);
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  const place = (file: string) => path.join(root, file);
  return {
    /** Where it is. */
    root,
    write: (file: string, text: string) => writeFileSync(place(file), text),
    read: (file: string) => readFileSync(place(file), "utf8"),
    exists: (file: string) => existsSync(place(file)),
    /** The files below a folder, hidden ones included. */
    files: (folder: string): string[] =>
      readdirSync(place(folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    /**
     * What a build prints, and whether it succeeded.
     *
     * @param settings what is set in its environment besides what the test has
     */
    build: async (settings: Record<string, string> = {}): Promise<{ succeeded: boolean; output: string }> => {
      const env = { ...process.env, ...settings, NODE_ENV: "production", GATSBY_TELEMETRY_DISABLED: "1" };
      const gatsby = path.resolve("node_modules/.bin/gatsby");
      try {
        const options = { cwd: root, env, maxBuffer: 50_000_000 };
        const { stdout, stderr } = await promisify(execFile)(gatsby, ["build"], options);
        return { succeeded: true, output: `${stdout}${stderr}` };
      } catch (error) {
        const { stdout, stderr } = error as { stdout: string; stderr: string };
        return { succeeded: false, output: `${stdout}${stderr}` };
      }
    },
    dispose: () => rmSync(root, { recursive: true }),
  };
};

export type FixtureProject = ReturnType<typeof fixtureProject>;

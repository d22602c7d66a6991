import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { PluginOptions } from "gatsby";
import { onPreBootstrap } from "../../../src/gatsby/content/stop-on-errors";
import { temporaryFolder } from "../../support/temporary-folder";

const file = "content/redirects/redirects.json";
const { folder, dispose } = temporaryFolder("stop-on-errors");
const project = process.cwd();
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(project);
  dispose();
});

/** Reads a text of the redirects at the start, and gives what the development server can go on with. */
const startedWith = async (text: string, kept: Map<string, unknown>): Promise<unknown> => {
  writeFileSync(path.join(folder, file), text);
  const args = { cache: kept, reporter: { panicOnBuild: () => undefined } } as unknown as Parameters<
    typeof onPreBootstrap
  >[0];
  await onPreBootstrap?.(args, {} as PluginOptions, () => undefined);
  return [...kept].find(([key]) => key.includes(file))?.[1];
};

it("what a file held before it became invalid outlives a restart of the development server", async () => {
  jest.spyOn(process.stderr, "write").mockReturnValue(true);
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  process.chdir(folder);
  const kept = new Map<string, unknown>();
  const valid = await startedWith(JSON.stringify({ redirects: [{ from: "/old", to: "/about" }] }), kept);
  expect(valid).toMatchObject({ entry: { data: { redirects: [{ from: "/old" }] } } });
  expect(await startedWith("{", kept)).toBe(valid);
});

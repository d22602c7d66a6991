import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import { onPreInit } from "../../../src/gatsby/on-pre-init";
import { createPages } from "../../../src/gatsby/pages/create-pages";
import { testFolder } from "../../support/temporary-folder";

const file = "content/redirects/redirects.json";
const folder = testFolder("report-content");
const project = process.cwd();
afterEach(() => {
  jest.restoreAllMocks();
  process.chdir(project);
});

const nothing = (): void => undefined;
const panicOnBuild = jest.fn();

/** Changes the redirects, and returns what the development server continues with. */
const changedTo = async (text: string, kept: Map<string, unknown>): Promise<unknown> => {
  writeFileSync(path.join(folder, file), text);
  const actions = { createPage: nothing, createRedirect: nothing };
  const args = { actions, cache: kept, getNodesByType: () => [], reporter: { panicOnBuild } };
  await createPages(args as unknown as CreatePagesArgs);
  return [...kept].find(([key]) => key.includes(file))?.[1];
};

it("the development server reports an invalid change once, and keeps the last valid version", async () => {
  const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  process.chdir(folder);
  const kept = new Map<string, unknown>();
  const valid = await changedTo(JSON.stringify({ redirects: [{ from: "/old", to: "/about" }] }), kept);
  expect(valid).toMatchObject({ entry: { data: { redirects: [{ from: "/old" }] } } });
  for (let change = 0; change < 2; change++) expect(await changedTo("{", kept)).toBe(valid);
  const reports = told.mock.calls.map(([report]) => String(report).includes(`${file}: is not valid JSON`));
  expect(reports).toEqual([false, true]);
  // Which stops a build.
  expect(panicOnBuild).toHaveBeenLastCalledWith(expect.stringMatching(/^The content has \d+ errors, listed above\.$/));
});

it("settings that are not JSON are reported before Gatsby compiles the functions, which import them", async () => {
  const told = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  mkdirSync(path.join(folder, "content/settings"), { recursive: true });
  writeFileSync(path.join(folder, "content/settings/site.json"), "{");
  process.chdir(folder);
  panicOnBuild.mockClear();
  await onPreInit({ reporter: { panicOnBuild } as unknown as Reporter });
  expect(told).toHaveBeenCalledWith(expect.stringContaining("content/settings/site.json: is not valid JSON"));
  expect(panicOnBuild).toHaveBeenCalled();
});

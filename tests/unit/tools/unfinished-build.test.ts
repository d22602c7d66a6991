import { existsSync, mkdirSync } from "node:fs";
import { markFinished, markUnfinished } from "../../../src/gatsby/unfinished-build";
import { forgetUnfinishedBuild } from "../../../tools/run/unfinished-build.mjs";
import { temporaryFolder } from "../../support/temporary-folder";

const leftBy = (steps: readonly (() => void)[], mode = "production") => {
  const { folder, dispose } = temporaryFolder("unfinished-build");
  const project = process.cwd();
  process.chdir(folder);
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  jest.spyOn(console, "error").mockImplementation();
  try {
    for (const name of [".cache", "public"]) mkdirSync(name);
    for (const step of steps) step();
    forgetUnfinishedBuild();
    return [".cache", "public"].filter((name) => existsSync(name));
  } finally {
    jest.restoreAllMocks();
    process.chdir(project);
    dispose();
  }
};

it("deletes Gatsby's cache after an unfinished production build only", () => {
  expect(leftBy([markUnfinished])).toEqual([]);
  expect(leftBy([markUnfinished, markFinished])).toEqual([".cache", "public"]);
  expect(leftBy([markUnfinished], "development")).toEqual([".cache", "public"]);
});

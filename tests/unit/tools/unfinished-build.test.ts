import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { markFinished, markUnfinished } from "../../../src/gatsby/unfinished-build";
import { temporaryFolder } from "../../support/temporary-folder";

const tool = pathToFileURL(path.resolve("tools/run/unfinished-build.mjs")).href;
const script = `import { forgetUnfinishedBuild } from "${tool}"; forgetUnfinishedBuild();`;

const leftBy = (steps: readonly (() => void)[], mode = "production") => {
  const { folder, dispose } = temporaryFolder("unfinished-build");
  const project = process.cwd();
  process.chdir(folder);
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: mode });
  try {
    for (const name of [".cache", "public"]) mkdirSync(name);
    for (const step of steps) step();
    execFileSync(process.execPath, ["--input-type=module", "-e", script], { stdio: "ignore" });
    return [".cache", "public"].filter((name) => existsSync(name));
  } finally {
    jest.restoreAllMocks();
    process.chdir(project);
    dispose();
  }
};

it("only a build that died costs Gatsby's cache: from it, the next one would lose pages", () => {
  expect(leftBy([markUnfinished])).toEqual([]);
  expect(leftBy([markUnfinished, markFinished])).toEqual([".cache", "public"]);
  expect(leftBy([markUnfinished], "development")).toEqual([".cache", "public"]);
});

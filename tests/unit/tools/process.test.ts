import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../support/temporary-folder";

it("a command gets the settings that were read after the tools were loaded, as npm start reads .env", () => {
  const script = `import { run } from "./tools/run/process.mjs";
    process.env.LOG_LEVEL = "error";
    await run(process.execPath, ["-p", "process.env.LOG_LEVEL"]);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(output).toBe("error\n");
});

it.each([
  ["site (1)", 1, /^✘ Gatsby cannot build where the path has a \( in it\. Rename or move .*site \(1\)\.\n$/],
  ["Müller’s site & shop", 0, /^$/],
])("a command in a folder called %s ends with code %i", (name, code, text) => {
  const { folder, dispose } = temporaryFolder("process");
  const cwd = path.join(folder, name);
  mkdirSync(cwd);
  const { status, stderr } = spawnSync(process.execPath, [path.resolve("tools/run/command.mjs")], { cwd });
  dispose();
  expect([status, stderr.toString()]).toEqual([code, expect.stringMatching(text)]);
});

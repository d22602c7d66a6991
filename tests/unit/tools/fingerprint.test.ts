import { execFileSync } from "node:child_process";
import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../support/temporary-folder";

it("a link to nothing, as an editor makes to lock a file, is passed over", () => {
  const { folder, dispose } = temporaryFolder("fingerprint");
  writeFileSync(path.join(folder, "seo.md"), "");
  symlinkSync("asha@desk.4711", path.join(folder, ".#seo.md"));
  const tool = pathToFileURL(path.resolve("tools/run/fingerprint.mjs")).href;
  const script = `import { filesOf } from "${tool}"; process.stdout.write(filesOf(${JSON.stringify(folder)}).join());`;
  const files = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(files).toBe(path.join(folder, "seo.md"));
  dispose();
});

import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesOf } from "../../../tools/run/fingerprint.mjs";
import { temporaryFolder } from "../../support/temporary-folder";

it("ignores a dangling symlink, such as an editor's lock file", () => {
  const { folder, dispose } = temporaryFolder("fingerprint");
  writeFileSync(path.join(folder, "seo.md"), "");
  symlinkSync("asha@desk.4711", path.join(folder, ".#seo.md"));
  expect(filesOf(folder)).toEqual([path.join(folder, "seo.md")]);
  dispose();
});

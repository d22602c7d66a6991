import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesOf } from "../../../tools/run/fingerprint.mjs";
import { testFolder } from "../../support/temporary-folder";

const folder = testFolder("fingerprint");

it("ignores a dangling symlink, such as an editor's lock file", () => {
  writeFileSync(path.join(folder, "seo.md"), "");
  symlinkSync("asha@desk.4711", path.join(folder, ".#seo.md"));
  expect(filesOf(folder)).toEqual([path.join(folder, "seo.md")]);
});

import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesOf } from "../../../tools/run/fingerprint.mjs";
import { temporaryFolder } from "../../support/temporary-folder";

it("a link to nothing, as an editor makes to lock a file, is passed over", () => {
  const { folder, dispose } = temporaryFolder("fingerprint");
  writeFileSync(path.join(folder, "seo.md"), "");
  symlinkSync("asha@desk.4711", path.join(folder, ".#seo.md"));
  expect(filesOf(folder)).toEqual([path.join(folder, "seo.md")]);
  dispose();
});

import { symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesOf, unlessDone } from "../../../tools/run/fingerprint.mjs";
import { testFolder } from "../../support/temporary-folder";

const folder = testFolder("fingerprint");

it("ignores a dangling symlink, such as an editor's lock file", () => {
  writeFileSync(path.join(folder, "seo.md"), "");
  symlinkSync("asha@desk.4711", path.join(folder, ".#seo.md"));
  expect(filesOf(folder)).toEqual([path.join(folder, "seo.md")]);
});

it("runs a job again after its inputs have changed, its result was removed, or it has failed", async () => {
  const work = jest.fn(() => Promise.resolve());
  const job = { stamp: path.join(folder, "stamps/job"), print: "one", done: true, work };
  for (const next of [job, job, { ...job, print: "two" }, { ...job, print: "two", done: false }])
    await unlessDone(next);
  expect(work).toHaveBeenCalledTimes(3);
  work.mockRejectedValueOnce(new Error("interrupted"));
  await expect(unlessDone(job)).rejects.toThrow("interrupted");
  await unlessDone({ ...job, print: "two" });
  expect(work).toHaveBeenCalledTimes(5);
});

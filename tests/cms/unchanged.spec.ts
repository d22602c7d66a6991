import { expect } from "@playwright/test";
import { collections } from "../../src/cms/config/collections";
import { test } from "../support/cms-test";
import type { WorkingTree } from "../support/working-tree";

/** The first entry of a folder, by file name. */
const firstEntry = (tree: WorkingTree, folder: string): string => {
  const [file = ""] = tree.git("ls-files", folder).split("\n");
  return file.replace(/^.*\/|\.md$/g, "");
};

/** Together they use every widget and both formats, one without a text. */
const edited = ["services", "posts", "built-pages", "pages"];

for (const { name, folder, files: [file] = [] } of collections().filter((one) => edited.includes(one.name))) {
  test(`saving an entry of ${name} changes only the edited line, and none once it is restored`, async ({
    editor,
    tree,
  }) => {
    await editor.open(name, file?.name ?? firstEntry(tree, folder ?? ""));
    const before = await (await editor.firstText()).inputValue();
    await (await editor.firstText()).fill(`${before}s`);
    await editor.save();
    await expect.poll(() => tree.changedLines().map((line) => line.charAt(0))).toEqual(["-", "+"]);
    await editor.reload();
    await (await editor.firstText()).fill(before);
    await editor.save();
    await expect.poll(() => [...tree.changedLines(), ...tree.changedFiles()]).toEqual([]);
  });
}

import { expect } from "@playwright/test";
import { collections } from "../../src/cms/config/collections";
import { type WorkingTree, test } from "../support/cms-test";

/** The first entry of a folder, by the name of its file. */
const firstEntry = (tree: WorkingTree, folder: string): string => {
  const [file = ""] = tree.git("ls-files", folder).split("\n");
  return file.replace(/^.*\/|\.md$/g, "");
};

for (const { name, folder, files = [] } of collections()) {
  const entries = folder === undefined ? files.map((file) => file.name) : [undefined];
  for (const entry of entries) {
    const title = entry === undefined ? `an entry of ${name}` : `${name}/${entry}`;
    test(`${title} changes by one line with a text, and by none when it is put back`, async ({ editor, tree }) => {
      await editor.open(name, entry ?? firstEntry(tree, folder ?? ""));
      const text = await editor.firstText();
      const before = await text.inputValue();
      await text.fill(`${before}s`);
      await editor.save();
      await editor.saved();
      await expect.poll(() => tree.changedLines().map((line) => line.charAt(0))).toEqual(["-", "+"]);
      await text.fill(before);
      await editor.save();
      await editor.saved();
      await expect.poll(() => tree.changedFiles()).toEqual([]);
    });
  }
}

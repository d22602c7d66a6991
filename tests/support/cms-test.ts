import { expect, test as base } from "@playwright/test";
import { Editor } from "./editor";
import { WorkingTree } from "./working-tree";

export const test = base.extend<{ editor: Editor; tree: WorkingTree }>({
  editor: async ({ page }, provide) => {
    const editor = new Editor(page);
    const elsewhere: string[] = [];
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(editor.site)) elsewhere.push(request.url());
    });
    await provide(editor);
    expect(elsewhere, "the editor asks no other host").toEqual([]);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
  tree: async ({}, provide) => {
    const tree = new WorkingTree();
    await provide(tree);
    tree.restore();
  },
});

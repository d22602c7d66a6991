import { expect } from "@playwright/test";
import { test } from "../support/cms-test";

test("a changed headline is one changed line in one file", async ({ editor, tree }) => {
  await editor.open("services", "seo");
  await editor.field("Headline").fill("Show up when buyers are searching");
  await editor.save();
  await editor.saved();
  expect(tree.changedFiles()).toEqual([" M content/services/seo.md"]);
  expect(tree.changedLines()).toEqual([
    "-  headline: Show up when a buyer is already searching",
    "+  headline: Show up when buyers are searching",
  ]);
});

import { expect, type Page } from "@playwright/test";
import { test } from "../support/cms-test";

/** A field of the expanded block, by its label. */
const inBlock = (page: Page, label: string) => page.getByRole("textbox", { name: label, exact: true }).last();

const addBlock = async (page: Page, kind: string) => {
  await page.getByRole("button", { name: /^add block/i }).click();
  await page.getByRole("menuitem", { name: kind, exact: true }).click();
};

const addText = async (page: Page, text: string) => {
  await addBlock(page, "Text");
  // A Markdown editor has no accessible name.
  await page
    .getByRole("textbox")
    .filter({ has: page.getByRole("paragraph") })
    .last()
    .click();
  await page.keyboard.insertText(text);
};

test("a campaign page with a form is created following the guide, with a live preview", async ({
  editor,
  page,
  tree,
}) => {
  await editor.open("built-pages", "new");
  await editor.field("Title").fill("Kite weeks");
  await editor.field("Path").fill("lp/kite-weeks");
  for (const label of ["Keep out of search engines", "Without menu and footer"])
    await page.getByRole("switch", { name: new RegExp(label) }).click();
  await editor.field("Campaign (optional)").fill("kites-2027");
  await editor.field("Title for search engines").fill("Kites in four weeks");
  await editor
    .field("Description for search engines")
    .fill("What the kite weeks offer, for whom they are and until when, with a form to write to us.");
  await addBlock(page, "Hero");
  await inBlock(page, "Headline").fill("A kite of your own in four weeks");
  await inBlock(page, "Subline").fill("For everyone who has a windy day to spare.");
  await page.getByRole("switch", { name: /^form/i }).click();
  await editor.choose("Name of the form (optional)", "page");
  await addText(page, "Paper, wood and a long string.");

  const preview = page.frameLocator("#preview-pane");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("A kite of your own in four weeks");
  await expect(preview.getByText("Paper, wood and a long string.")).toBeVisible();
  await expect(preview.getByRole("main").locator("form").getByLabel("First Name")).toBeVisible();
  await expect(preview.getByRole("contentinfo")).toHaveCount(0);

  await editor.save();
  expect(tree.changedFiles()).toEqual(["?? content/built-pages/lp-kite-weeks.md"]);
  expect(tree.read("content/built-pages/lp-kite-weeks.md")).toBe(`---
title: Kite weeks
slug: lp/kite-weeks
noindex: true
bare: true
campaign: kites-2027
seo:
  title: Kites in four weeks
  description: What the kite weeks offer, for whom they are and until when, with a
    form to write to us.
blocks:
  - kind: hero
    headline: A kite of your own in four weeks
    subline: For everyone who has a windy day to spare.
    form: true
    formName: page
  - kind: text
    text: Paper, wood and a long string.
---
`);
});

test("a validation error in a block names the block's number and kind", async ({ editor, page, tree }) => {
  await editor.open("built-pages", "draft-page");
  await addBlock(page, "Hero");
  await inBlock(page, "Headline").fill("A second hero");
  await inBlock(page, "Subline").fill("A page has one.");
  await editor.publish();
  await expect(page.getByText("blocks[1] is a hero, which stands first (block 2, Hero)")).toBeVisible();
  expect(tree.changedFiles()).toEqual([]);
});

test("a copied block is inserted after the original", async ({ editor, page, tree }) => {
  await editor.open("built-pages", "draft-page");
  const before = tree.read("content/built-pages/draft-page.md");
  await addText(page, "A paragraph.");
  await addBlock(page, "Separator");
  await page.getByLabel("Copy block").selectOption("2: Text");
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByLabel("Copy block").getByRole("option")).toHaveText([
    "1: Hero",
    "2: Text",
    "3: Text",
    "4: Separator",
  ]);
  await editor.save();
  const added = tree
    .read("content/built-pages/draft-page.md")
    .split("\n")
    .filter((line) => !before.includes(line));
  expect(added).toEqual([
    "  - kind: text",
    "    text: A paragraph.",
    "  - kind: text",
    "    text: A paragraph.",
    "  - kind: separator",
  ]);
});

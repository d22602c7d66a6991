import { type Page, expect } from "@playwright/test";
import { test } from "../../tests/support/cms-test";
import { openList } from "./open-list";
import { previewOf } from "./preview";
import { takePicture } from "./take-picture";

const look = async (page: Page, choice: "Light" | "Dark" | "Full" | "Phone") => {
  const preview = await previewOf(page);
  await preview.getByRole("region", { name: "Preview" }).getByRole("radio", { name: choice }).check();
  await previewOf(page);
};

/** Brings what the name begins to the top of the form, under its bar. */
const scrollTo = async (page: Page, text: string) => {
  await page
    .getByText(text, { exact: true })
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "start" }));
};

test("what can be edited", async ({ page }) => {
  await openList(page, "services");
  await takePicture(page, "collections");
});

test("an entry and its page, in both themes and on a phone", async ({ editor, page }) => {
  await editor.open("services", "seo");
  await look(page, "Light");
  await takePicture(page, "entry");
  await look(page, "Dark");
  await takePicture(page, "entry-dark");
  await look(page, "Light");
  await look(page, "Phone");
  await takePicture(page, "entry-phone");
});

test("a field that refuses what was written", async ({ editor, page }) => {
  await editor.open("services", "seo");
  const title = editor.field("Title for search engines");
  await title.fill("A title that says far more than any search engine is going to show of it");
  await editor.save();
  await expect(page.getByText(/write 10 to 45 characters that name the page/)).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await previewOf(page);
  await scrollTo(page, "Search engines (optional)");
  await takePicture(page, "refused");
});

test("a picture and its alternative text, and the dialog that chooses another", async ({ editor, page }) => {
  await editor.open("services", "seo");
  await previewOf(page);
  await scrollTo(page, "Image");
  await takePicture(page, "picture");
  await page
    .getByRole("button", { name: /^choose different image$/i })
    .first()
    .click();
  await page.getByText("Domain.jpg").click();
  await takePicture(page, "picture-dialog");
});

test("what publishes", async ({ editor, page }) => {
  await editor.open("services", "seo");
  await editor.field("Title").fill("Search engine optimisation");
  await page.getByRole("button", { name: /^publish$/i }).click();
  await expect(page.getByRole("menuitem", { name: /publish now/i })).toBeVisible();
  await previewOf(page);
  await takePicture(page, "publish");
});

test("the articles, and which of them are drafts", async ({ page }) => {
  await openList(page, "posts");
  await page.getByRole("button", { name: /^filter by$/i }).click();
  await expect(page.getByText("Drafts", { exact: true })).toBeVisible();
  await takePicture(page, "drafts");
});

test("when an article appears and goes", async ({ editor, page }) => {
  await editor.open("posts", "boost-your-business-with-seo");
  await previewOf(page);
  await scrollTo(page, "Draft (optional)");
  await takePicture(page, "schedule");
});

test("the links of the menus", async ({ editor, page }) => {
  await editor.open("settings", "navigation");
  await previewOf(page);
  await takePicture(page, "menus");
});

test("where old addresses lead", async ({ editor, page }) => {
  await editor.open("redirects", "redirects");
  await page
    .getByRole("button", { name: /expand/i })
    .first()
    .click();
  await takePicture(page, "redirects");
});

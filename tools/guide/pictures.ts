import { expect, type Frame, type Page } from "@playwright/test";
import sharp from "sharp";
import { test } from "../../tests/support/cms-test";

/** How heavy a picture of the guide may be, in bytes: it is read on telephones too, and Git keeps each version. */
const mostBytes = 90_000;

/** From the best quality down to the worst that reads well. */
const qualities = [85, 75, 65, 55];

/**
 * Takes a picture of what the browser shows, into `docs/images/guide`.
 *
 * @param name the file's name without its ending
 */
const takePicture = async (page: Page, name: string): Promise<void> => {
  const taken = await page.screenshot({ animations: "disabled", caret: "hide" });
  for (const quality of qualities) {
    const { size } = await sharp(taken)
      .webp({ quality, smartSubsample: true, effort: 6 })
      .toFile(`docs/images/guide/${name}.webp`);
    if (size <= mostBytes) return;
  }
  throw new Error(`${name} is heavier than ${mostBytes} bytes at a quality of ${qualities.at(-1)}`);
};

/** Opens the list of a collection's entries, and signs in where the editor asks for it. */
const openList = async (page: Page, collection: string): Promise<void> => {
  await page.goto(`${process.env["CMS_URL"]}/admin/#/collections/${collection}`);
  const list = page.getByRole("link", { name: /^create entry/i });
  const signIn = page.getByRole("button", { name: /^log ?in$/i });
  await expect(list.or(signIn)).toBeVisible();
  if (await signIn.isVisible()) await signIn.click();
  await expect(page.locator('a[href*="/entries/"]').first()).toBeVisible();
};

/** The page beside the form, once all that one sees of it has been loaded. */
const previewOf = async (page: Page): Promise<Frame> => {
  const frame = await (await page.waitForSelector("#preview-pane")).contentFrame();
  if (frame === null) throw new Error("The editor has no preview");
  await expect(frame.getByRole("main")).toBeVisible();
  await expect
    .poll(() =>
      frame.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
          .every((image) => image.complete && image.naturalWidth > 0),
      ),
    )
    .toBe(true);
  return frame;
};

const look = async (page: Page, choice: "Light" | "Dark" | "Phone") => {
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

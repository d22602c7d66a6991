import { expect } from "@playwright/test";
import { axeViolationsInBothThemes, inMenu, nothingWrong } from "../support/axe";
import { hydrated } from "../support/hydrated";
import { realPages } from "../support/page-kinds";
import { test } from "../support/policy-test";
import { everyPage } from "../support/site";

test.use({ reducedMotion: "reduce" });

/** One of each kind of page, which a narrow screen shows as well. */
const kinds = new Set<string>(realPages.map(([, path]) => path));

for (const path of [...everyPage.map(({ path }) => path), "/enquiry_received", "/no-such-page", "/blog/no-such-post"])
  test(`axe finds nothing on ${path}, in both themes${kinds.has(path) ? "" : " @wide"}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
  });

test("axe finds nothing in an open menu, in both themes @narrow", async ({ page }) => {
  await page.goto("/services/seo");
  await hydrated(page);
  await page.getByRole("button", { name: "Toggle menu" }).click();
  expect(await axeViolationsInBothThemes(page, inMenu)).toEqual(nothingWrong);
  const menu = page.locator("#menu");
  await menu.getByText("Services", { exact: true }).click();
  await menu.getByText("Industries", { exact: true }).click();
  expect(await axeViolationsInBothThemes(page, inMenu)).toEqual(nothingWrong);
});

test("axe finds nothing in open quick contacts, in both themes @wide", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.getByRole("button", { name: "Quick contacts" }).click();
  expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
});

test("axe finds nothing in open questions, in both themes", async ({ page }) => {
  await page.goto("/services/seo");
  await hydrated(page);
  for (const question of await page
    .getByRole("region", { name: /question/i })
    .locator("summary")
    .all())
    await question.click();
  expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
});

test("axe finds nothing on a card that was turned over, in both themes", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Turn the card over" }).click();
  expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
});

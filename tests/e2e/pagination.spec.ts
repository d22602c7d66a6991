import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const pagination = (page: Page) => page.getByRole("navigation", { name: "Pages of articles" });

/** Follows a pagination link by keyboard, from the last card. */
const follow = async (page: Page, name: string) => {
  const link = pagination(page).getByRole("link", { name, exact: true });
  await page
    .getByRole("link", { name: /^Read More/ })
    .last()
    .focus();
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press("Tab");
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
};

test("the pages of a list can be reached by keyboard alone", { tag: "@html" }, async ({ page, javaScriptEnabled }) => {
  await page.goto("/blog");
  if (javaScriptEnabled) await hydrated(page);
  await expect(pagination(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
  for (const [name, path, subline] of [
    ["Next", "/blog/page/2", "Page 2 of 3"],
    ["Page 3", "/blog/page/3", "Page 3 of 3"],
    ["Previous", "/blog/page/2", "Page 2 of 3"],
    ["Page 1", "/blog", "A subline of one or two sentences stands under the headline."],
  ] as const) {
    await follow(page, name);
    await expect(page).toHaveURL(path);
    await expect(page.getByText(subline)).toBeVisible();
    await expect(pagination(page).locator("[aria-current=page]")).toHaveAttribute("href", path);
    const relations = await pagination(page)
      .locator("[rel]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("rel")));
    expect(relations).toEqual([...(path === "/blog" ? [] : ["prev"]), ...(path === "/blog/page/3" ? [] : ["next"])]);
  }
});

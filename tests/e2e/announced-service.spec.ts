import { expect } from "@playwright/test";
import { fixtureBuild } from "../support/fixture-site";
import { test } from "../support/policy-test";
import { searchedPages } from "../support/search-index";

const title = "Announced Sample";

test("an announced service appears only as a card without a link", { tag: ["@wide", "@html"] }, async ({ page }) => {
  for (const path of ["/", "/services"]) {
    await page.goto(path);
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(card.getByRole("button", { name: "Coming Soon" })).toBeDisabled();
    await expect(card.getByRole("link")).toHaveCount(0);
    await expect(page.locator("#menu, #enquiry").getByText(title)).toHaveCount(0);
  }
  const { read, root } = fixtureBuild("before-noon");
  expect(read("public/data/chat-script.json")).not.toContain(title);
  expect(JSON.stringify(searchedPages(`${root}/public`))).not.toContain(title);
});

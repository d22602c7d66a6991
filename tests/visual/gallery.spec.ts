import { expect } from "@playwright/test";
import { test } from "../support/policy-test";
import { alone } from "./support/alone";
import { openGallery } from "./support/open-gallery";
import { visualSite } from "./support/visual-site";

test.skip(() => visualSite.skipped() !== undefined, visualSite.skipped());

// Each specimen is there in both themes.
test("every group of the gallery looks as it did", async ({ page }) => {
  test.setTimeout(240_000);
  await openGallery(page);
  const titles = await page.getByRole("navigation", { name: "Groups" }).getByRole("link").allInnerTexts();
  expect(titles.length).toBeGreaterThan(15);
  for (const title of titles) {
    const group = page
      .locator("main section")
      .filter({ has: page.locator("h2", { hasText: new RegExp(`^${title}$`) }) });
    await alone(group);
    const name = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    await expect.soft(group).toHaveScreenshot(`gallery-${name}.png`, { mask: [group.locator("[data-live]")] });
  }
});

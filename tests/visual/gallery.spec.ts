import { expect } from "@playwright/test";
import { galleryPath } from "../../src/domain/gallery";
import { test } from "../support/policy-test";
import { atRest } from "./support/at-rest";
import { visualSite } from "./support/visual-site";

test.skip(() => visualSite.skipped() !== undefined, visualSite.skipped());

// Each specimen is there in both themes.
test("every group of the gallery looks as it did", async ({ page }) => {
  test.setTimeout(240_000);
  await page.goto(visualSite.address(galleryPath));
  await atRest(page);
  const groups = page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.getByRole("figure") });
  const ids = await groups.evaluateAll((regions) => regions.map(({ id }) => id).filter((id) => id !== ""));
  expect(ids.length).toBeGreaterThan(15);
  for (const id of ids) {
    const group = page.locator(`#${id}`);
    await expect.soft(group).toHaveScreenshot(`gallery-${id}.png`, { mask: [group.locator("[data-live]")] });
  }
});

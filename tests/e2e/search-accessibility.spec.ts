import { expect } from "@playwright/test";
import { axeViolations } from "../support/axe";
import { test } from "../support/policy-test";
import { codeFile, indexFile, openSearch, pageWithSearch, words } from "../support/search-page";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`axe finds nothing in ${colorScheme}`, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });

    test("with suggestions, results and no results", async ({ page }) => {
      const { field, results, status } = await openSearch(page, "/services/seo");
      expect(await axeViolations(page)).toEqual([]);
      await field.fill("website");
      await expect(results).toHaveCount(10);
      expect(await axeViolations(page)).toEqual([]);
      await results.first().hover();
      expect(await axeViolations(page)).toEqual([]);
      await field.fill("xyzzyx");
      await expect(status).toContainText("xyzzyx");
      expect(await axeViolations(page)).toEqual([]);
    });

    test("while it is loading and when it has failed", async ({ page }) => {
      let fail: () => void = () => undefined;
      await page.route(indexFile, (route) => {
        fail = () => void route.abort();
      });
      const { status } = await openSearch(page, "/blog");
      await page.keyboard.type("seo");
      await expect(status).toHaveText(words.loading);
      expect(await axeViolations(page)).toEqual([]);
      fail();
      await expect(status).toHaveText(words.failed);
      expect(await axeViolations(page)).toEqual([]);
    });

    test("when its code cannot be had", async ({ page }) => {
      await page.route(codeFile, (route) => route.abort());
      const { button } = await pageWithSearch(page, "/about");
      await button.click();
      await expect(page.getByText(words.failed)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

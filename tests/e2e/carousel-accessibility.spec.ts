import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "../support/policy-test";
import { openSlides, slidesOn } from "../support/slides";

const found = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))]);
};

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe finds nothing while the slides change", async ({ page }) => {
      await openSlides(page);
      expect(await found(page)).toEqual([]);
    });

    test("axe finds nothing when they are paused", async ({ page }) => {
      const { button, shown } = await openSlides(page);
      await button("Pause the slides").click();
      await expect.poll(() => shown.evaluate((slide) => slide.getAnimations({ subtree: true }).length)).toBe(0);
      expect(await found(page)).toEqual([]);
    });

    // axe is a script itself: the strip is looked at in a browser that does not get the site's scripts.
    test("axe finds nothing where the slides are a strip", async ({ page }) => {
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto("/industries");
      await expect(slidesOn(page).carousel.getByRole("listitem")).toHaveCount(5);
      expect(await found(page)).toEqual([]);
    });
  });
}

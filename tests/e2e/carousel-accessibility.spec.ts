import { expect } from "@playwright/test";
import { axeViolations } from "../support/axe";
import { test } from "../support/policy-test";
import { openSlides, slidesOn } from "../support/slides";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

    test("axe finds nothing while the slides change", async ({ page }) => {
      await openSlides(page);
      expect(await axeViolations(page)).toEqual([]);
    });

    test("axe finds nothing when they are paused", async ({ page }) => {
      const { button, shown } = await openSlides(page);
      await button("Pause the slides").click();
      await expect.poll(() => shown.evaluate((slide) => slide.getAnimations({ subtree: true }).length)).toBe(0);
      expect(await axeViolations(page)).toEqual([]);
    });

    // axe is a script itself: the strip is looked at in a browser that does not get the site's scripts.
    test("axe finds nothing where the slides are a strip", async ({ page }) => {
      await page.route(/\.js$/, (route) => route.abort());
      await page.goto("/industries");
      await expect(slidesOn(page).carousel.getByRole("listitem")).toHaveCount(5);
      expect(await axeViolations(page)).toEqual([]);
    });
  });
}

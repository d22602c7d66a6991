import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { test } from "../support/policy-test";

const kinds = [
  "/",
  "/services",
  "/services/seo",
  "/industries",
  "/industries/business_startup",
  "/about",
  "/blog",
  "/blog/why-custom-web-design-matters",
  "/contact_us",
  "/privacy-policy",
  "/enquiry_received",
  "/no-such-page",
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });
    for (const path of kinds) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target.join(" "))])).toEqual([]);
      });
    }
  });
}

import { expect } from "@playwright/test";
import { test } from "../support/policy-test";

const article = "/blog/boost-your-business-with-seo";

test.describe("@html by keyboard alone", () => {
  for (const width of [360, 1366])
    test(`from the list to a topic, an article and the next one, ${width} pixels wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto("/blog");
      await page.getByRole("navigation", { name: "Topics" }).getByRole("link").first().focus();
      await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/blog\/tag\//);
      await page.getByRole("link", { name: "All Articles" }).focus();
      await page.keyboard.press("Tab");
      await expect(page.getByRole("link", { name: /^Read More/ }).first()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("article")).toBeVisible();
      const first = page.url();
      await page
        .getByRole("link", { name: /^Read More/ })
        .first()
        .focus();
      await page.keyboard.press("Enter");
      await expect(page).not.toHaveURL(first);
      await expect(page.getByRole("article")).toBeVisible();
    });

  for (const path of ["/blog", "/blog/tag/digital-marketing", article])
    for (const width of [320, 360, 1920])
      test(`${path} fits ${width} pixels, with targets of 44 and more`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        const overflow = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(overflow).toBe(0);
        const targets = page.locator("nav[aria-label=Topics] a, section[aria-labelledby=share] :is(a, button)");
        for (const box of await targets.evaluateAll((all) =>
          all.map((target) => target.getBoundingClientRect()).map(({ width: w, height: h }) => Math.min(w, h)),
        ))
          expect(box === 0 || box >= 44).toBe(true);
      });
});

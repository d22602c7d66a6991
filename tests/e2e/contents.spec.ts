import { expect } from "@playwright/test";
import { test } from "../support/policy-test";

for (const [kind, path] of [
  ["an article", "/blog/boost-your-business-with-seo"],
  ["a legal page", "/privacy-policy"],
])
  test.describe(`the table of contents of ${kind}`, () => {
    test("@wide stands beside the text, leads to its parts and marks the one that is read @html", async ({ page }) => {
      await page.goto(path ?? "");
      const contents = page.getByRole("navigation", { name: "On this page" });
      const headings = page.getByRole("article").getByRole("heading", { level: 2 }).and(page.locator("[id]"));
      const links = contents.getByRole("link");
      const titles = await links.allInnerTexts();
      expect((await headings.allInnerTexts()).filter((title) => titles.includes(title))).toEqual(titles);
      const third = links.nth(2);
      await third.click();
      const target = page.getByRole("heading", { level: 2, name: titles[2] ?? "", exact: true });
      await expect(target).toBeInViewport();
      const current = () =>
        links.evaluateAll((all) =>
          all.filter((link) => link.matches(":target-current")).map((link) => link.textContent),
        );
      await expect.poll(current).toEqual([titles[2]]);
      await expect(third).toBeInViewport();
      const text = await target.boundingBox();
      const beside = await contents.boundingBox();
      expect(beside?.x).toBeGreaterThan((text?.x ?? 0) + (text?.width ?? 0));
    });

    test("@narrow leaves a narrow screen to the text @html", async ({ page }) => {
      await page.goto(path ?? "");
      await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
    });
  });

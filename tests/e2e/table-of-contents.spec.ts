import { expect } from "@playwright/test";
import blog from "../fixture-site/content/pages/blog.json";
import { test } from "../support/policy-test";

for (const path of ["/blog/sample-article", "/privacy-policy"])
  test(`@html the table of contents of ${path} links to its sections, and is hidden on narrow screens`, async ({
    page,
    isMobile,
  }) => {
    await page.goto(path);
    const links = page.getByRole("navigation", { name: blog.contentsHeading }).getByRole("link");
    if (isMobile) return expect(links).toHaveCount(0);
    const headings = page.getByRole("article").getByRole("heading", { level: 2 });
    const titles = await links.allInnerTexts();
    expect((await headings.allInnerTexts()).slice(0, titles.length)).toEqual(titles);
    await links.last().focus();
    // A scroll container clips outlines in it.
    await expect(links.last()).toHaveCSS("outline-offset", "-3px");
    await links.last().click();
    await expect(headings.nth(titles.length - 1)).toBeInViewport();
  });

test("@html an article without sections has no table of contents", async ({ page }) => {
  await page.goto("/blog/short");
  await expect(page.getByText(blog.contentsHeading)).toHaveCount(0);
});

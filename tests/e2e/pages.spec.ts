import { expect } from "@playwright/test";
import { galleryPath } from "../../src/gatsby/pages/create-gallery-page";
import { hydrated } from "../support/hydrated";
import { samplePages } from "../support/page-kinds";
import { test } from "../support/policy-test";

for (const [name, path] of [...samplePages, ["gallery", galleryPath] as const])
  test(`the page ${name} renders without errors`, { tag: ["@wide", "@html"] }, async ({ page, javaScriptEnabled }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(name === "not-found" ? 404 : 200);
    if (javaScriptEnabled) await hydrated(page);
    await expect(page.getByRole("banner").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toHaveCount(name === "campaign" ? 0 : 1);
    const pictures = await page
      .getByRole("main")
      .locator("picture")
      .evaluateAll((all) => all.map((picture) => picture.innerHTML));
    expect(pictures.filter((html) => html.includes('loading="eager"')).length).toBeLessThanOrEqual(1);
    expect(pictures.filter((html) => !/<source[^>]* type="image\/avif"[^>]*>/.test(html))).toEqual([]);
    expect(await page.pageErrors()).toEqual([]);
    const logged = (await page.consoleMessages()).filter((message) => message.type() === "error");
    const errors = logged.map((message) => message.text());
    // Chromium logs the page's own status as an error.
    expect(errors.filter((text) => name !== "not-found" || !text.includes("status of 404"))).toEqual([]);
  });

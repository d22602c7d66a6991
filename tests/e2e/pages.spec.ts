import { expect } from "@playwright/test";
import { test } from "../support/policy-test";
import { everyPage } from "../support/site";

for (const { path, heading, seo } of everyPage) {
  test(`@html ${path} reads`, async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("banner").first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(String(new Date().getFullYear()));
    await expect(page).toHaveTitle(`${seo.title} | Tarang Digital`);
    await expect(page.locator("meta[name=description]")).toHaveAttribute("content", seo.description);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `https://tarang.example${path}`);
    const overflow = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow).toBe(0);
    const pictures = await page
      .getByRole("main")
      .locator("picture")
      .evaluateAll((all) =>
        all
          .map((picture) => ({
            sources: Array.from(picture.querySelectorAll("source")),
            img: picture.querySelector("img"),
          }))
          .map(({ sources, img }) => ({
            types: sources.map(({ type }) => type).join(),
            sized: sources.every(({ sizes }) => sizes !== "") && Number(img?.getAttribute("width")) > 0,
            alt: img?.hasAttribute("alt"),
            eager: img?.loading === "eager",
          })),
      );
    expect(pictures.filter(({ eager }) => eager).length).toBeLessThanOrEqual(1);
    for (const { types, sized, alt } of pictures) expect([types, sized, alt]).toEqual(["image/avif", true, true]);
    expect(problems).toEqual([]);
  });
}

import { expect, test } from "@playwright/test";
import { everyPage } from "../support/site";

for (const [path, heading] of everyPage) {
  test(`@html ${path} reads`, async ({ page }) => {
    const problems: string[] = [];
    page.on("pageerror", (error) => problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await expect(page.getByRole("banner").first()).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(String(new Date().getFullYear()));
    await expect(page.locator("html")).toHaveAttribute("lang", "en-IN");
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", `https://tarang.example${path}`);
    const overflow = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
    expect(overflow).toBe(0);
    expect(problems).toEqual([]);
  });

  test(`@html ${path} shows its pictures, the first one at once`, async ({ page }) => {
    await page.goto(path);
    const pictures = page.getByRole("main").locator("picture");
    const eager = await pictures.locator("img[loading=eager]").count();
    expect(eager).toBeLessThanOrEqual(1);
    for (const picture of await pictures.all()) {
      const types = await picture.locator("source").evaluateAll((all) => all.map((one) => one.getAttribute("type")));
      expect(types.sort()).toEqual(["image/avif", "image/webp"]);
      const img = picture.locator("img");
      expect(await img.getAttribute("sizes")).toBeTruthy();
      expect(await img.getAttribute("alt")).not.toBeNull();
      expect(Number(await img.getAttribute("width"))).toBeGreaterThan(0);
    }
  });
}

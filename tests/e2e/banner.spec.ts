import path from "node:path";
import { expect } from "@playwright/test";
import { axeViolationsInBothThemes, nothingWrong } from "../support/axe";
import { fixtureBuild } from "../support/fixture-site";
import { test } from "../support/policy-test";
import { type Site, startSite } from "../support/site-process";
import { temporaryFolder } from "../support/temporary-folder";

const { folder, dispose } = temporaryFolder("banner");
let site: Site;

test.use({ reducedMotion: "reduce" });
test.beforeAll(async () => {
  const database = `file:${path.join(folder, "enquiries.db")}`;
  site = await startSite({ root: fixtureBuild("after-noon").root, env: { DATABASE_URL: database } });
});
test.afterAll(async () => {
  await site.kill();
  dispose();
});

for (const pagePath of ["/", "/blog/sample-article"])
  test(`the banner is between the header and the heading of ${pagePath}, and is not printed`, async ({ page }) => {
    await page.goto(`${site.url}${pagePath}`);
    const banner = page.getByRole("region", { name: "Announcement" });
    const [header, text, heading] = await Promise.all(
      [page.getByRole("banner"), banner.locator("p"), page.getByRole("heading", { level: 1 })].map((element) =>
        element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect),
      ),
    );
    const { width = 0 } = page.viewportSize() ?? {};
    expect(text?.top).toBeGreaterThanOrEqual(header?.bottom ?? Infinity);
    expect(text?.bottom).toBeLessThan(heading?.top ?? 0);
    expect(text?.left).toBeGreaterThanOrEqual(0);
    expect(text?.right).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(banner.getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact_us");
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await page.emulateMedia({ media: "print" });
    await expect(banner).toBeHidden();
  });

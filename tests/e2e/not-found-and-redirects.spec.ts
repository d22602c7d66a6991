import { expect } from "@playwright/test";
import redirects from "../fixture-site/content/redirects/redirects.json";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

for (const [path, heading, link] of [
  ["/no-such-page", "No sample at this address.", "/"],
  ["/blog/no-such-article", "No sample article here.", "/blog"],
  ["/blog/tag/no-such-topic", "No sample at this address.", "/blog"],
] as const)
  test(
    `${path} returns 404, keeps its URL and title, and links to other pages`,
    { tag: ["@wide", "@html"] },
    async ({ page, javaScriptEnabled }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      const title = await page.title();
      if (javaScriptEnabled) await hydrated(page);
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await page.getByRole("main").locator(`a[href='${link}']`).click();
      await expect(page).toHaveURL(link);
    },
  );

test("redirects return 301 with the new URL", { tag: "@wide" }, async ({ request }) => {
  for (const { from, to } of [
    ...redirects.redirects,
    { from: "/services/lantern-shops", to: "/services/lamp-shops" },
    { from: "/services/windmills", to: "/services/WindMills" },
  ]) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers()["location"]]).toEqual([from, 301, to]);
  }
});

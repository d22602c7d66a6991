import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** Injects markup into a response, as an XSS hole would; its headers stay. */
const plant = async (page: Page, markup: string): Promise<void> => {
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${markup}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto("/about");
};

test.describe("the Content-Security-Policy blocks", { tag: "@wide" }, () => {
  test.afterEach(({ refusals }) => void (refusals.length = 0));

  for (const [what, markup] of [
    ["an inline script", "<script>window.planted = true</script>"],
    ["a script of another host", '<script src="https://evil.example/planted.js"></script>'],
    ["a script in a data URL", '<script src="data:text/javascript,window.planted=true"></script>'],
    ["an event handler", '<img src="/nothing.png" alt="" onerror="window.planted = true">'],
  ] as const)
    test(`${what} injected into a page`, async ({ page, refusals }) => {
      await plant(page, markup);
      await expect.poll(() => refusals.length).toBeGreaterThan(0);
      await hydrated(page);
      expect(await page.evaluate(() => "planted" in window)).toBe(false);
    });

  test("an injected form that posts to another host", async ({ page, refusals }) => {
    const hosts: string[] = [];
    page.on("request", (request) => hosts.push(new URL(request.url()).host));
    await plant(page, '<form action="https://evil.example/" method="post"><button id="planted">Win</button></form>');
    // Playwright's own click waits for the navigation, which the policy blocks.
    await page.locator("#planted").evaluate((button: HTMLElement) => window.setTimeout(() => button.click()));
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    expect(hosts).not.toContain("evil.example");
  });
});

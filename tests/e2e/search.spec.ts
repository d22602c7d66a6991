import { expect, type Route } from "@playwright/test";
import { axeViolationsInBothThemes, nothingWrong } from "../support/axe";
import { holdRequests } from "../support/held-requests";
import { hydrated } from "../support/hydrated";
import { test as base } from "../support/policy-test";
import { labels, openSearch, pagefindFiles, pageWithSearch, searchOn } from "../support/search-page";

/** With scroll bars, which Playwright hides: locking the page removes them, and must not shift it. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ["--hide-scrollbars"] }),
    { scope: "worker" },
  ],
});

test("@wide @html the search button is shown only with JavaScript", async ({ page, javaScriptEnabled }) => {
  await page.goto("/");
  await expect(searchOn(page).button).toBeVisible({ visible: javaScriptEnabled });
});

test("a visitor finds a page by keyboard alone", async ({ page }) => {
  const { dialog, field, results, status } = await pageWithSearch(page, "/about");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.keyboard.press("/");
  await page.keyboard.press("Control+Shift+k");
  await expect(dialog).toBeHidden();
  await page.keyboard.press("Meta+k");
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("");
  await page.keyboard.type("windmills");
  await expect(results.first()).toContainText("Windmill Care");
  await expect(results.first()).toContainText(labels.kinds.service);
  await expect(status).toHaveText(/\d+ results?$/);
  await page.keyboard.press("ArrowDown");
  await expect(results.nth(0)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/WindMills");
  await expect(dialog).toBeHidden();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("@wide Escape closes the search, returns the focus and keeps the query", async ({ page }) => {
  const { button, dialog, field } = await pageWithSearch(page, "/");
  await button.press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("lamp");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  const wasPrevented = await page.evaluateHandle(() => {
    const prevented: boolean[] = [];
    addEventListener("keydown", (event) => event.key === "k" && prevented.push(event.defaultPrevented));
    return prevented;
  });
  await page.keyboard.down("Control");
  await page.keyboard.down("k");
  await page.keyboard.down("k");
  expect(await wasPrevented.jsonValue()).toEqual([true, true]);
  await page.keyboard.up("k");
  await page.keyboard.up("Control");
  await expect(field).toHaveValue("lamp");
  await page.keyboard.type("sample");
  await expect(field).toHaveValue("sample");
});

test("@wide the field's focus and the highlighted words are visible in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", colorScheme: "dark" });
  const { dialog, field } = await openSearch(page);
  await expect(field).toBeFocused();
  await expect(dialog.getByRole("search")).toHaveCSS("outline-style", "solid");
  await field.fill("windmills");
  // Black on opaque yellow.
  await expect(dialog.locator("mark").first()).toHaveCSS("background-color", "rgb(255, 255, 0)");
});

test("no results show a message that fits the dialog, and a link to the contact page", async ({ page }) => {
  const { dialog, field, status } = await openSearch(page);
  const long = `qzx${"w".repeat(200)}`;
  await field.fill(long);
  await expect(status).toContainText(`“${long.slice(0, 100)}`);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await dialog.getByRole("link", { name: labels.ask.label }).click();
  await expect(page).toHaveURL(labels.ask.to);
});

test("@wide a question result opens its answer on the service page, with both in view", async ({ page }) => {
  const { dialog, field, results } = await openSearch(page, "/services/lamp-shops");
  const answer = page.getByRole("main").getByText("Yes, for thirty days, in its box.");
  const expectInSight = async () => {
    await expect(answer).toBeInViewport();
    const question = page.locator("summary", { hasText: "Can a lamp be returned" });
    const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
    await expect.poll(async () => (await question.boundingBox())?.y).toBeGreaterThan(height);
  };
  await field.fill("lamp returned");
  await expect(results.first()).toContainText("Lamp Shops");
  await expect(dialog.locator("mark").filter({ hasText: "returned" }).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link", { name: /^Can a lamp be returned/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services\/lamp-shops#question-/);
  await expectInSight();
  // A reload must not open the search, as older browsers never do.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.reload();
  await hydrated(page);
  await expectInSight();
});

test("@wide HTML markup in a title is escaped, and words of the body text are found", async ({ page }) => {
  const { dialog, field, results } = await openSearch(page);
  await field.fill("quoted lamps & shades");
  await expect(results.first()).toContainText('Lamps & <em>shades</em>: "quoted", and 100 % of it');
  await expect(dialog.locator("em")).toHaveCount(0);
  await field.fill("quotation");
  await expect(results.first()).toContainText("A sample article");
});

test("@wide a click on the backdrop closes the dialog, unless it started inside", async ({ page }) => {
  const { button, dialog, field } = await openSearch(page);
  await field.hover();
  await page.mouse.down();
  await page.mouse.move(20, 600);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("@narrow the back button closes the search and goes back", async ({ page }) => {
  const { button, dialog } = await pageWithSearch(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(dialog).toBeHidden();
});

test("the page behind the search does not scroll or shift, and new results start at the top", async ({ page }) => {
  const { button, dialog, field, results } = await pageWithSearch(page, "/services/sample-one");
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  // The page becomes wider when its scroll bar disappears.
  const position = () => page.evaluate(() => [window.scrollY, document.body.clientWidth]);
  const before = await position();
  await button.click();
  await field.fill("sample");
  await expect(results).toHaveCount(10);
  await dialog.hover();
  await page.mouse.wheel(0, 4000);
  await expect(results.last()).toBeInViewport();
  expect(await position()).toEqual(before);
  await field.fill("sample two");
  await expect(results.first()).toBeInViewport();
});

test("@wide the index is loaded on first opening, and each file once", async ({ page }) => {
  const requests: string[] = [];
  let transferred = 0;
  page.on("requestfinished", async (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith("/pagefind/")) return;
    requests.push(pathname);
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    transferred += responseBodySize + responseHeadersSize;
  });
  const { button, field, results } = await pageWithSearch(page, "/about");
  await button.hover();
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  for (const query of ["lamp", "windmill"]) {
    await button.click();
    await field.fill(query);
    await expect(results.first()).toContainText(new RegExp(query, "i"));
    await page.keyboard.press("Escape");
  }
  expect(requests).not.toHaveLength(0);
  expect(requests).toEqual([...new Set(requests)]);
  expect(transferred).toBeLessThan(200_000);
});

test("closing a search opened from a popover returns the focus to the popover's button", async ({ page }) => {
  const { dialog, field } = await pageWithSearch(page, "/about");
  const opener = page.locator("header [popovertarget]").filter({ visible: true });
  await opener.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("@wide Enter pressed before the results opens the first result", async ({ page }) => {
  const deliver = await holdRequests(page, pagefindFiles);
  await openSearch(page, "/about");
  await page.keyboard.type("windmills");
  await page.keyboard.press("Enter");
  await deliver();
  await expect(page).toHaveURL("/services/WindMills");
});

test("@wide Enter while earlier results are shown opens the first result of what was typed", async ({ page }) => {
  const { field, results } = await openSearch(page, "/about");
  await field.fill("lamp returned");
  await expect(results.first()).toContainText("Lamp Shops");
  await field.fill("windmills");
  await field.press("Enter");
  await expect(page).toHaveURL("/services/WindMills");
});

test("@wide a cleared field shows the suggestions again", async ({ page }) => {
  const { dialog, field, results } = await openSearch(page);
  await field.fill("lamp");
  await expect(results.first()).toContainText("Lamp");
  await field.fill("");
  await expect(dialog.getByRole("heading", { name: labels.suggestionsHeading })).toBeVisible();
});

test("@wide a result for the current page closes the search", async ({ page }) => {
  const { dialog, field, results } = await openSearch(page, "/services/WindMills");
  await field.fill("windmills");
  await results.first().click();
  await expect(dialog).toBeHidden();
});

test("@wide an offline search shows a message, and resumes automatically when online", async ({ context, page }) => {
  const { dialog, field, results, status } = await openSearch(page);
  await context.setOffline(true);
  await field.fill("lamp");
  await expect(status).toHaveText(labels.offline);
  await expect(dialog.getByRole("button", { name: labels.retry })).toBeVisible();
  await page.keyboard.type(" ");
  await expect(status).toHaveText(labels.offline);
  await context.setOffline(false);
  await expect(results.first()).toContainText("Lamp");
});

test("@wide an index that could not be loaded in advance is loaded by the first search", async ({ page }) => {
  await page.route(pagefindFiles, (route) => route.abort(), { times: 1 });
  const failed = page.waitForEvent("requestfailed");
  const { field, results } = await openSearch(page);
  await failed;
  await field.fill("lamp");
  await expect(results.first()).toContainText("Lamp");
});

for (const [what, files, answer] of [
  ["lost connection", pagefindFiles, (route: Route) => route.abort()],
  ["failing server", pagefindFiles, (route: Route) => route.fulfill({ status: 503 })],
  ["deployment with another index", "**/*.pf_*", (route: Route) => route.fulfill({ status: 404 })],
] as const)
  test(`@wide a ${what} after the first index files shows an error instead of no results`, async ({ page }) => {
    const loaded = ["**/*.pf_meta", "**/wasm.*.pagefind"].map((file) => page.waitForResponse(file));
    const { field, status } = await openSearch(page);
    await Promise.all(loaded);
    await page.route(files, answer);
    await field.fill("lamp");
    await expect(status).toHaveText(labels.failed);
  });

test.describe("axe finds no violations", () => {
  test.use({ reducedMotion: "reduce" });

  test("@wide in suggestions, results and no results", async ({ page }) => {
    const { field, results, status } = await openSearch(page, "/services/sample-one");
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await field.fill("sample");
    await expect(results).toHaveCount(10);
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await field.fill("xyzzyx");
    await expect(status).toContainText("xyzzyx");
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
  });

  test("@wide while the index is loading, stalls and fails, until a retry succeeds", async ({ page }) => {
    await page.clock.install();
    await page.route(pagefindFiles, () => undefined);
    const { dialog, field, results, status } = await openSearch(page, "/blog");
    await page.keyboard.type("lamp");
    await expect(status).toHaveText(labels.loading);
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await page.clock.fastForward("01:00");
    await expect(status).toHaveText(labels.failed);
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    const retry = dialog.getByRole("button", { name: labels.retry });
    await page.route(pagefindFiles, (route) => route.abort(), { times: 1 });
    await retry.click();
    await expect(status).toHaveText(labels.failed);
    await page.unroute(pagefindFiles);
    await retry.click();
    await expect(results.first()).toContainText("Lamp");
    await page.clock.fastForward("01:00");
    await expect(field).toBeFocused();
    await expect(results.first()).toContainText("Lamp");
  });
});

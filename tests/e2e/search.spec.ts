import { expect } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";
import { codeFile, indexFile, openSearch, pageWithSearch, searchOn, words } from "../support/search-page";

test("@html there is a search control where scripts run, and none where they do not", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/");
  await expect(searchOn(page).button).toBeVisible({ visible: javaScriptEnabled ?? true });
});

test("before a word is typed it suggests services", async ({ page }) => {
  const { dialog } = await openSearch(page);
  const links = dialog.getByRole("region", { name: words.suggestionsHeading }).getByRole("link");
  await expect(links).toHaveCount(words.suggestions.length);
  await links.first().click();
  await expect(page).toHaveURL(`/services/${words.suggestions[0]}`);
  await expect(dialog).toBeHidden();
});

test("results have kind, title and excerpt, with the words that were found marked", async ({ page }) => {
  const { dialog, field, results, status } = await openSearch(page);
  await field.fill("clinic");
  await expect(results.first()).toContainText("Industry");
  await expect(results.first()).toContainText("Healthcare & Fitness");
  await expect(dialog.locator("mark").first()).toHaveText(/^clinics?$/i);
  await expect(status).toHaveText(/^\d+ results$/);
  await field.fill("website");
  await expect(status).toHaveText(/^The best 10 of \d+ results$/);
  await expect(results).toHaveCount(10);
  await field.fill("physiotherapists");
  await expect(status).toHaveText(words.oneResult);
});

test("where nothing is found it says so and leads to the contact page", async ({ page }) => {
  const { dialog, field, status } = await openSearch(page);
  const long = `qzx${"w".repeat(200)}`;
  await field.fill(long);
  await expect(status).toContainText(`“${long.slice(0, 100)}”`);
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await dialog.getByRole("link", { name: words.ask.label }).click();
  await expect(page).toHaveURL(words.ask.to);
});

test("a question leads to its answer on its service's page, open and in sight", async ({ page }) => {
  const question = "Can you promise the first position?";
  const { dialog, field, results } = await openSearch(page);
  const answer = page.getByRole("main").getByText("No, and please doubt anyone who does.");
  await field.fill(question);
  await expect(results.first()).toContainText("Question · Search Engine Optimization");
  await results.first().click();
  await expect(page).toHaveURL(/\/services\/seo#question-/);
  await expect(answer).toBeInViewport();
  await page.reload();
  await expect(answer).toBeInViewport();
  await hydrated(page);
  await page.getByText(question).click();
  await expect(answer).toBeHidden();
  await searchOn(page).button.click();
  await field.fill("how long before we see a difference");
  await results.first().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main").getByText("Removing a block can show within days or weeks.")).toBeInViewport();
});

test("a click beside it closes it, and one that began inside does not", async ({ page }) => {
  test.skip((page.viewportSize()?.width ?? 0) < 640, "the search fills the screen of a phone");
  const { button, dialog, field } = await openSearch(page);
  await field.fill("a long text to be selected");
  const box = await field.boundingBox();
  if (box === null) throw new Error("The field has no place.");
  await page.mouse.move(box.x + 200, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(20, box.y + 20);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(20, 600);
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test("the back button closes it and leads back", async ({ page }) => {
  await pageWithSearch(page, "/about");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page).toHaveURL("/blog");
  const { button, dialog } = searchOn(page);
  await button.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect(dialog).toBeHidden();
});

test("the page behind it neither scrolls nor moves", async ({ page }) => {
  const { button, dialog, field, results } = await pageWithSearch(page, "/services/seo");
  await page.evaluate(() => window.scrollTo({ top: 600, behavior: "instant" }));
  const place = () => page.evaluate(() => [window.scrollY, document.querySelector("main")?.getBoundingClientRect().x]);
  const before = await place();
  await button.click();
  await field.fill("website");
  await expect(results).toHaveCount(10);
  await dialog.hover();
  await page.mouse.wheel(0, 4000);
  await page.mouse.move(5, 300);
  await page.mouse.wheel(0, 4000);
  await expect(results.last()).toBeInViewport();
  expect(await place()).toEqual(before);
});

test("without a connection it says so, and works when there is one", async ({ page, context }) => {
  const { field, dialog, results, status } = await openSearch(page);
  await context.setOffline(true);
  await page.keyboard.type("logo");
  await expect(status).toHaveText(words.offline);
  await dialog.getByRole("button", { name: words.retry }).click();
  await expect(field).toBeFocused();
  await expect(status).toHaveText(words.offline);
  await context.setOffline(false);
  await expect(results.first()).toContainText("Logo Designing");
});

test("when its index cannot be had it says so and tries again on request", async ({ page }) => {
  await page.route(indexFile, (route) => route.fulfill({ status: 503, body: "" }));
  const { dialog, results, status } = await openSearch(page);
  await page.keyboard.type("logo");
  await expect(status).toHaveText(words.failed);
  await page.unroute(indexFile);
  await dialog.getByRole("button", { name: words.retry }).click();
  await expect(results.first()).toContainText("Logo Designing");
});

test("when its code cannot be had it says so, and the next click tries again", async ({ page }) => {
  await page.route(codeFile, (route) => route.abort());
  const { button, dialog } = await pageWithSearch(page, "/");
  await button.click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await page.unroute(codeFile);
  await button.click();
  await expect(dialog).toBeVisible();
  await expect(page.getByText(words.failed)).toBeHidden();
});

test("what it waits for is said only when it takes long", async ({ page }) => {
  let release: () => void = () => undefined;
  await page.route(indexFile, (route) => {
    release = () => void route.fallback();
  });
  const { status, results } = await openSearch(page);
  await page.keyboard.type("l");
  await expect(status).toHaveText(words.loading);
  await expect(status).toBeVisible();
  await page.keyboard.type("ogo");
  release();
  await expect(results.first()).toContainText("Logo Designing");
});

test("markup in the index or in the field is text", async ({ page }) => {
  await page.route(indexFile, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(
      "Logo Designing",
      "Logo <img src=x onerror='window.planted = true'><script>window.planted = true</script>",
    );
    await route.fulfill({ response, body });
  });
  const { dialog, field, results } = await openSearch(page);
  await field.fill("logo");
  await expect(results.first()).toContainText("<script>window.planted = true</script>");
  await field.fill("<img src=x onerror='window.planted = true'>");
  await expect(dialog.getByRole("status")).not.toBeEmpty();
  expect(await dialog.locator("img, script").count()).toBe(0);
  expect(await page.evaluate(() => "planted" in window)).toBe(false);
});

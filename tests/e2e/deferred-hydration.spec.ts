import { expect, type Page } from "@playwright/test";
import { chatOn } from "../support/chat-page";
import { formOn, labels } from "../support/enquiry-page";
import { holdRequests } from "../support/held-requests";
import { dispatchFirstInput, hydrated, openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";
import { searchOn } from "../support/search-page";
import { translate } from "../support/translate";

/** Delays the app bundle, which loads after the file that names it. */
const holdApplication = (page: Page) => holdRequests(page, "**/app-*.js");

test("@wide a chat opened before hydration gets the focus and its conversation afterwards", async ({ page }) => {
  const deliver = await holdApplication(page);
  await page.goto("/about");
  const { toggle, panel, lines } = chatOn(page);
  await toggle.press("Enter");
  await expect(panel.getByRole("link", { name: "Call Us" })).toBeVisible();
  await deliver();
  await expect(panel).toBeFocused();
  await expect(lines).toHaveCount(1);
});

test("@wide a translated page keeps a chat and a search opened before hydration", async ({ page }) => {
  const deliver = await holdApplication(page);
  await page.goto("/about");
  const { toggle, panel } = chatOn(page);
  const { button, field } = searchOn(page);
  await toggle.click();
  await button.click();
  await page.getByRole("main").evaluate(translate);
  await deliver();
  await expect(field).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeVisible();
});

test("@wide an FAQ answer opened before hydration stays open", async ({ page }) => {
  const deliver = await holdApplication(page);
  await page.goto("/services/sample-one");
  await page.getByText("Is this a short question?").click();
  const answer = page.getByText("Yes, and this is a short answer.");
  await expect(answer).toBeVisible();
  await deliver();
  await hydrated(page);
  await expect(answer).toBeVisible();
});

test("@wide text typed during hydration and the focus are kept", async ({ page }) => {
  const deliver = await holdApplication(page);
  await page.goto("/contact_us");
  const message = page.getByRole("textbox", { name: "Message" });
  await message.pressSequentially("We move ");
  await deliver();
  await message.pressSequentially("our shop.");
  await hydrated(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue("We move our shop.");
});

test("@wide hydration does not insert the global styles a second time", async ({ page }) => {
  await openHydrated(page, "/about");
  const rules = await page.evaluate(() =>
    Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText)).flat(),
  );
  expect(rules.filter((text) => text.startsWith("body {"))).toHaveLength(1);
});

test("@wide a page of an earlier build hydrates with newer scripts, and keeps the form values", async ({ page }) => {
  await page.route("/all-blocks", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]*/, "$1The heading of yesterday");
    await route.fulfill({ response, body });
  });
  const deliver = await holdApplication(page);
  await page.goto("/all-blocks");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("The heading of yesterday");
  const { form, field } = formOn(page);
  await form.evaluate((element) => Object.assign(element, { isOfYesterday: true }));
  await field("Email").fill("asha@example.org");
  await field("Budget").selectOption({ index: 1 });
  await field(labels.inputs.newsletter.label).check();
  await field("Message").fill("We move our shop.");
  await deliver();
  await expect(heading).not.toHaveText("The heading of yesterday");
  expect(await form.evaluate((element) => "isOfYesterday" in element)).toBe(false);
  await expect(field("Message")).toBeFocused();
  await expect(field("Message")).toHaveValue("We move our shop.");
  await expect(field("Email")).toHaveValue("asha@example.org");
  await expect(field("Budget")).not.toHaveValue("");
  await expect(field(labels.inputs.newsletter.label)).toBeChecked();
  await searchOn(page).button.click();
  await expect(searchOn(page).field).toBeFocused();
});

for (const [what, script] of [
  ["the application's script", "**/app-*.js"],
  ["a page's script", "**/component---*.js"],
] as const)
  test(`@wide ${what} is requested again after it failed to load`, async ({ page }) => {
    const { button, field } = searchOn(page);
    await page.route(script, (route) => route.fulfill({ status: 404 }), { times: 1 });
    const failed = page.waitForResponse(script);
    await page.goto("/services");
    await button.click();
    expect((await failed).status()).toBe(404);
    await expect(async () => {
      await dispatchFirstInput(page);
      await expect(field).toBeFocused({ timeout: 1_000 });
    }).toPass();
  });

test("@wide a link works before hydration, and the landing page is stored", async ({ page }) => {
  await holdApplication(page);
  await page.goto("/services?utm_source=news", { referer: "https://search.example/" });
  await page.getByRole("main").locator("a[href='/services/sample-one']").first().click();
  await expect(page).toHaveURL("/services/sample-one");
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem("attribution") ?? "{}") as unknown)).toEqual({
    landingPage: "/services",
    referrer: "https://search.example/",
    utm_source: "news",
  });
});

test("@wide Back goes from a reloaded page to the previous one, even before hydration", async ({ page }) => {
  // A smooth scroll to the link would end with the page.
  await page.emulateMedia({ reducedMotion: "reduce" });
  const heading = page.getByRole("heading", { level: 1 });
  await openHydrated(page, "/services/lamp-shops");
  await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).press("Enter");
  await expect(heading).toBeFocused();
  const deliver = await holdApplication(page);
  await page.reload();
  await page.evaluate(() => history.back());
  await expect(page).toHaveTitle(/lamp-shops/);
  await expect(page).toHaveURL("/services/lamp-shops");
  // The browser leaves the scroll position of an entry of client-side navigation to Gatsby.
  await dispatchFirstInput(page);
  await deliver();
  await hydrated(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(600);
});

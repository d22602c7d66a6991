import { expect, type Page, type Route } from "@playwright/test";
import home from "../../content/pages/home.json";
import { chatOn } from "../support/chat-page";
import { filled, formOn } from "../support/enquiry-page";
import { hydrated, showIntent } from "../support/hydrated";
import { realPages } from "../support/page-kinds";
import { test } from "../support/policy-test";
import { searchOn } from "../support/search-page";

const startFile = "/start.js";

/** Notes the paths of the scripts that a page asks for. */
const scriptsOf = (page: Page): string[] => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
};

/** Keeps the application from arriving. */
const held = async (page: Page) => {
  const kept: Route[] = [];
  let free = false;
  await page.route("**/app-*.js", (route) => (free ? route.continue() : void kept.push(route)));
  return {
    release: async () => {
      await expect.poll(() => kept.length).toBeGreaterThan(0);
      free = true;
      for (const route of kept) await route.continue();
    },
  };
};

for (const [kind, path] of realPages)
  test(`${kind} loads no script before a visitor gives a sign`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto(path, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await showIntent(page);
    await expect.poll(() => scripts.length).toBeGreaterThan(3);
    expect(scripts[0]).toBe(startFile);
  });

for (const [kind, path] of realPages)
  test(`${kind} keeps the styles that it came with, and none is written a second time`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    const twice = await page.evaluate(() => {
      const texts = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
      const [first = [], ...later] = texts.sort((a, b) => b.length - a.length);
      const built = new Set(first);
      return { rules: built.size, twice: later.flat().filter((text) => built.has(text)) };
    });
    expect(twice.rules).toBeGreaterThan(50);
    expect(twice.twice).toEqual([]);
  });

for (const [sign, give] of [
  ["a pointer that moves", (page: Page) => page.mouse.move(200, 300)],
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["the focus", (page: Page) => page.getByRole("link").first().focus()],
  ["scrolling", (page: Page) => page.evaluate(() => window.scrollTo(0, 300))],
] as const)
  test(`${sign} starts the application`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.goto("/services", { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    await give(page);
    await expect.poll(() => scripts).toContain(startFile);
  });

test("a tap starts the application", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL !== undefined && { baseURL }) });
  const page = await context.newPage();
  const scripts = scriptsOf(page);
  await page.goto("/services", { waitUntil: "networkidle" });
  await page.touchscreen.tap(200, 300);
  await expect.poll(() => scripts).toContain(startFile);
  await context.close();
});

test("the application comes by itself when nothing has happened for a while", async ({ page }) => {
  const scripts = scriptsOf(page);
  await page.clock.install();
  await page.goto("/services", { waitUntil: "networkidle" });
  expect(scripts).toEqual([]);
  await page.clock.runFor(10_000);
  await expect.poll(() => scripts).toContain(startFile);
});

test("a click on the search before the application is there opens it", async ({ page }) => {
  const application = await held(page);
  await page.goto("/services");
  const { button, field } = searchOn(page);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await application.release();
  await expect(field).toBeFocused();
  await expect(button).not.toHaveAttribute("aria-busy");
});

test("a card that is turned before the application is there is turned once", async ({ page }) => {
  const application = await held(page);
  await page.goto("/");
  const card = page.getByRole("button", { name: home.hero.cardLabel });
  await card.click();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "false");
  await application.release();
  await expect(card).toHaveAttribute("aria-pressed", "true");
});

test("what the browser answers by itself is answered before the application is there, and once", async ({ page }) => {
  const application = await held(page);
  await page.goto("/services/seo");
  const question = page.locator("main details").first();
  await question.locator("summary").click();
  await expect(question).toHaveAttribute("open");
  await application.release();
  await hydrated(page);
  await expect(question).toHaveAttribute("open");
});

test("a chat that is opened before the application is there has the focus when it comes", async ({ page }) => {
  const application = await held(page);
  await page.goto("/about");
  const { toggle, panel, lines } = chatOn(page);
  await toggle.focus();
  await page.keyboard.press("Enter");
  await expect(panel).toBeVisible();
  await application.release();
  await expect(panel).toBeFocused();
  await expect(lines).toHaveCount(1);
});

test("a link leads on before the application is there", async ({ page }) => {
  await held(page);
  await page.goto("/services");
  await page.getByRole("main").locator("a[href='/services/seo']").first().click();
  await expect(page).toHaveURL("/services/seo");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a form is sent before the application is there", async ({ page }) => {
  await held(page);
  await page.goto("/contact_us");
  const { fill, button } = formOn(page);
  await fill();
  await button.click();
  await expect(page).toHaveURL(/enquiry[_-]received/);
});

test("what is typed while the application comes stays, and so does the focus", async ({ page }) => {
  const application = await held(page);
  await page.goto("/contact_us");
  const message = page.locator("[name=message]");
  await message.pressSequentially(filled.message.slice(0, 10));
  await application.release();
  await message.pressSequentially(filled.message.slice(10));
  await hydrated(page);
  await expect(message).toBeFocused();
  await expect(message).toHaveValue(filled.message);
});

test("a connection that fails costs a click nothing but time", async ({ page, context }) => {
  await page.goto("/services", { waitUntil: "networkidle" });
  const { button, field } = searchOn(page);
  await context.setOffline(true);
  await button.click();
  await expect(button).toHaveAttribute("aria-busy", "true");
  await context.setOffline(false);
  await expect(field).toBeFocused();
});

test("where a visit began is known on the next page, though no script had come on the first", async ({ page }) => {
  await held(page);
  await page.goto("/services?utm_source=news", { referer: "https://search.example/" });
  await page.getByRole("main").locator("a[href='/services/seo']").first().click();
  await expect(page).toHaveURL("/services/seo");
  expect(await page.evaluate(() => JSON.parse(sessionStorage.getItem("attribution") ?? "{}") as unknown)).toEqual({
    landingPage: "/services",
    referrer: "https://search.example/",
    utm_source: "news",
  });
});

import { expect, type Page } from "@playwright/test";
import settings from "../fixture-site/content/settings/site.json";
import { axeViolationsInBothThemes, nothingWrong } from "../support/axe";
import { answer, chatOn, labels, openChat } from "../support/chat-page";
import { fontsArrived } from "../support/fonts-arrived";
import { openHydrated } from "../support/hydrated";
import { watchLayoutShift } from "../support/layout-shift";
import { test } from "../support/policy-test";

const service = "Sample Service One";
const whatsapp = new RegExp(`^https://wa\\.me/${settings.whatsapp.number}\\?text=`);

/** Expects the contacts shown without a conversation. */
const expectDirectContacts = async (page: Page) => {
  const { panel } = chatOn(page);
  for (const [name, href] of [
    ["Call Us", "tel:+910000000001"],
    ["Email Us", `mailto:${settings.email}?subject=${encodeURIComponent(settings.emailSubject)}`],
    ["Chat on WhatsApp", whatsapp],
    ["Contact Us", "/contact_us#enquiry"],
  ] as const)
    await expect(panel.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
};

test("@wide a visitor finds a service, asks a question about it and gets contact details", async ({ page }) => {
  const chat = await openChat(page);
  await expect(chat.log.locator("strong")).toHaveText(settings.name);
  await answer(chat, "Our Services", "Designing", service);
  await expect(chat.option("Call Us")).toHaveAttribute("href", "tel:+910000000001");
  await expect(chat.lines.nth(-2)).toContainText("The description of sample service 1");
  await expect(chat.lines.last()).toContainText(settings.email);
  await answer(chat, "Common Questions", "Is this a short question?");
  await expect(chat.lines.last()).toContainText("Yes, and this is a short answer.");
  await answer(chat, "Contact Us", "Go Back to Main Menu", "General Questions", "Where are you?");
  await expect(chat.lines.last()).toContainText(settings.address.locality);
});

test("@wide the visitor's messages have an outline in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  const chat = await openChat(page);
  await answer(chat, "Our Services");
  await expect(chat.lines.nth(1)).toHaveText("You: Our Services");
  await expect(chat.lines.nth(1)).toHaveCSS("outline-style", "solid");
  await expect(chat.lines.nth(0)).toHaveCSS("outline-style", "none");
});

test("@wide WhatsApp opens in a new tab, and the chat returns to its greeting", async ({ page, context }) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "WhatsApp" }));
  const chat = await openChat(page);
  await answer(chat, "Contact Us");
  await expect(chat.option("Chat on WhatsApp")).toHaveAccessibleName("Chat on WhatsApp (opens in a new tab)");
  const popup = page.waitForEvent("popup");
  await answer(chat, "Chat on WhatsApp");
  await expect(await popup).toHaveURL(whatsapp);
  await expect(chat.option("Our Services")).toBeVisible();
});

test("@narrow a call keeps the conversation", async ({ page }) => {
  const chat = await openChat(page);
  await answer(chat, "Contact Us", "Call Us");
  await expect(chat.option("Our Services")).toBeVisible();
});

test("@wide the chat stays open with its conversation when the page changes", async ({ page }) => {
  const chat = await openChat(page);
  await answer(chat, "Our Services", "Designing", service);
  await expect(chat.option("Call Us")).toBeVisible();
  await chat.log.getByRole("link", { name: `Read more ${service}` }).click();
  await expect(page).toHaveURL("/services/sample-one");
  await expect(chat.lines).toHaveCount(8);
  await answer(chat, "Go Back to Main Menu");
  await expect(chat.option("Our Services")).toBeVisible();
});

for (const path of ["/about", "/contact_us"])
  test(`@wide Enquire on ${path} opens the form with the service selected, and closes the chat`, async ({ page }) => {
    const chat = await openChat(page, path);
    await answer(chat, "Our Services", "Designing", service);
    await chat.log.getByRole("link", { name: `Enquire ${service}` }).click();
    await expect(page).toHaveURL("/contact_us?service=sample-one#enquiry");
    await expect(chat.panel).toBeHidden();
    await expect(page.locator("#enquiry")).toBeFocused();
    await expect(page.locator("#enquiry").getByLabel("Service", { exact: true })).toHaveValue(service);
  });

test("@narrow following a link or going back closes the chat, which would cover the focused heading", async ({
  page,
}) => {
  const chat = await openChat(page);
  await answer(chat, "Our Services", "Designing", service);
  await chat.log.getByRole("link", { name: `Read more ${service}` }).press("Enter");
  await expect(page).toHaveURL("/services/sample-one");
  await expect(chat.panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await chat.toggle.click();
  await page.goBack();
  await expect(chat.panel).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("@narrow a link within the page keeps the chat open without moving the focus to its button", async ({ page }) => {
  const { panel, toggle } = await openChat(page, "/all-blocks");
  await page.getByRole("main").getByRole("link", { name: "Get Quote" }).first().press("Enter");
  await expect(page).toHaveURL("/all-blocks#offer");
  await expect(panel).toBeVisible();
  await expect(toggle).not.toBeFocused();
});

test("@narrow Escape closes the menu opened later, then the chat, and keeps the focus on a covered link", async ({
  page,
}) => {
  const { panel } = await openChat(page);
  await page.locator("[popovertarget=menu]").press("Enter");
  await page.keyboard.press("Escape");
  await expect(page.locator("#menu")).toBeHidden();
  await expect(panel).toBeVisible();
  const covered = page.getByRole("contentinfo").getByRole("link").last();
  await covered.focus();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(covered).toBeFocused();
});

test("@wide closing clears the conversation and returns the focus to the button", async ({ page }) => {
  const chat = await openChat(page);
  for (const close of [() => chat.toggle.click(), () => chat.close.click(), () => page.keyboard.press("Escape")]) {
    await expect(chat.panel).toBeFocused();
    await answer(chat, "General Questions");
    await expect(chat.lines).toHaveCount(3);
    await close();
    await expect(chat.panel).toBeHidden();
    await expect(chat.toggle).toBeFocused();
    await expect(chat.toggle).toHaveAccessibleName(labels.panel.open);
    await chat.toggle.click();
    await expect(chat.toggle).toHaveAccessibleName(labels.panel.close);
    await expect(chat.lines).toHaveCount(1);
  }
});

test("the chat can be used by keyboard alone, with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHydrated(page, "/about");
  const chat = chatOn(page);
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(chat.toggle).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(chat.option("Our Services")).toBeVisible();
  for (const stop of [chat.close, chat.log, chat.option("Our Services")]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  for (const next of ["Designing", service]) {
    await page.keyboard.press("Enter");
    await expect(chat.option(next)).toBeVisible();
    await expect(chat.lines.last()).toBeInViewport({ ratio: 0.9 });
    await page.keyboard.press("Tab");
    await expect(chat.option(next)).toBeFocused();
  }
  await page.keyboard.press("Escape");
  await expect(chat.panel).toBeHidden();
  await expect(chat.toggle).toBeFocused();
});

test("@wide the panel fits into viewports of every size", async ({ page }) => {
  const { panel, option } = await openChat(page);
  for (const [width, height] of [
    [1366, 768],
    [820, 1180],
    [360, 640],
    [320, 500],
    [1366, 400],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(option("General Questions")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("@wide the panel is not cut off in a low viewport or with text at 200 %", async ({ page }) => {
  const { panel } = await openChat(page);
  const cutOff = () => panel.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await cutOff()).toBe(0);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await cutOff()).toBe(0);
});

test("@narrow new messages scroll only the log, without a layout shift or scrolling of the page", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  const chat = await openChat(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await fontsArrived(page);
  const before = await layoutShift();
  await answer(chat, "Our Services", "Designing", service, "Go Back to Main Menu");
  await expect(chat.option("Our Services")).toBeVisible();
  await expect(chat.lines.last()).toBeInViewport({ ratio: 0.95 });
  expect(await layoutShift()).toBe(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
});

test("@wide the conversation is loaded once, when the button is hovered", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/chat-[\w-]+\.js(on)?$/.test(request.url())) requests.push(request.url());
  });
  await openHydrated(page, "/about");
  await page.waitForLoadState("networkidle");
  expect(requests).toEqual([]);
  const chat = chatOn(page);
  await chat.toggle.hover();
  await expect.poll(() => requests).toHaveLength(2);
  await chat.toggle.click();
  await expect(chat.option("Our Services")).toBeVisible();
  expect(requests).toHaveLength(2);
});

test.describe("axe finds no violations", () => {
  test.use({ reducedMotion: "reduce" });

  test("@wide in the conversation", async ({ page }) => {
    const chat = await openChat(page);
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await answer(chat, "Our Services", "Designing", service);
    await expect(chat.option("Call Us")).toBeVisible();
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
  });

  test("@wide while loading and after a failure, where contacts stay in place and a retry succeeds", async ({
    page,
  }) => {
    let fail = () => Promise.resolve();
    await page.route("**/data/chat-script.json", (route) => void (fail = () => route.abort()));
    await openHydrated(page, "/about");
    const { toggle, panel, lines } = chatOn(page);
    await toggle.click();
    await expect(panel.getByRole("status")).toHaveText(labels.panel.loading);
    await expectDirectContacts(page);
    const placeOfLink = () => panel.getByRole("link").first().boundingBox();
    const place = await placeOfLink();
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await fail();
    await expect(panel.getByRole("status")).toHaveText(labels.panel.failed);
    await expectDirectContacts(page);
    // The visitor may be about to tap one.
    expect(await placeOfLink()).toEqual(place);
    expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
    await page.unroute("**/data/chat-script.json");
    // The script of a later build may have another shape.
    await page.route("**/data/chat-script.json", (route) => route.fulfill({ json: {} }), { times: 1 });
    const retry = panel.getByRole("button", { name: labels.panel.retry });
    await retry.press("Enter");
    await retry.press("Enter");
    await expect(lines).toHaveCount(1);
    await expect(panel).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide the panel with the direct contacts opens and closes natively", async ({ page }) => {
    await page.goto("/services/sample-one");
    const { toggle, panel, close } = chatOn(page);
    await expect(toggle).toHaveAccessibleName(labels.panel.open);
    await toggle.press("Enter");
    await expect(panel).toBeVisible();
    await expectDirectContacts(page);
    await page.keyboard.press("Tab");
    await expect(close).toBeFocused();
    await close.press("Enter");
    await expect(panel).toBeHidden();
  });
});

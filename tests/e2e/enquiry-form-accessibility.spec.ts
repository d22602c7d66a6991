import { expect, type Page } from "@playwright/test";
import { axeViolations, transitionsOver } from "../support/axe";
import { answering, filled, forms, open, stopClock, words } from "../support/enquiry-page";
import { test } from "../support/policy-test";

const place = "form#enquiry";

const clean = async (page: Page) => {
  await transitionsOver(page, place);
  expect(await axeViolations(page, place)).toEqual([]);
};

for (const colorScheme of ["light", "dark"] as const)
  for (const { path } of forms)
    test(`axe finds nothing in any state of the form on ${path}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await page.clock.install();
      await answering(page, { status: 500, body: "" }, { status: 200, json: { reference: "K7M2-9QXT" } });
      const { form, fill, button, alert, success } = await open(page, path);
      await clean(page);
      await button.click();
      await expect(alert.getByRole("link").first()).toBeVisible();
      await clean(page);
      await fill();
      await button.click();
      await expect(alert).toHaveText(words.failure);
      await clean(page);
      await stopClock(page);
      await button.click();
      await expect(success).toBeVisible();
      await page.clock.resume();
      await clean(page);
      await expect(form.getByRole("status")).toHaveAttribute("data-notice", "reference");
      await clean(page);
    });

test("the form is filled in and sent by keyboard alone", async ({ page }) => {
  const posts = await answering(page);
  const { field, button, success } = await open(page, "/contact_us");
  await field("First name").focus();
  for (const text of [filled.firstName, filled.lastName, filled.email, filled.phone, filled.service, "Hello"]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Space");
  await expect(success).toBeFocused();
  expect(posts[0]).toMatchObject({ ...filled, message: "Hello" });
});

test("@html the trap is neither seen, nor read, nor reached by keyboard", async ({ page }) => {
  await page.goto("/contact_us");
  const form = page.locator("form#enquiry");
  await expect(form.getByRole("textbox")).toHaveCount(5);
  await expect(form.getByRole("textbox", { name: words.honeypot })).toHaveCount(0);
  const trap = form.locator("[name=website]");
  await expect(trap).not.toBeInViewport();
  expect(await trap.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThan(0);
  await form.locator("[name=firstName]").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(trap).not.toBeFocused();
});

test("@html without scripts the browser itself asks for what is missing and sends to the function", async ({
  page,
  javaScriptEnabled,
}) => {
  for (const { path, form: name } of forms) {
    await page.goto(path);
    const form = page.locator("form#enquiry");
    await expect(form).toHaveAttribute("action", "/api/contact#enquiry");
    await expect(form).toHaveAttribute("method", "post");
    await expect(form.locator("[name=form]")).toHaveValue(name);
    if (!javaScriptEnabled) await expect(form).not.toHaveAttribute("novalidate");
  }
});

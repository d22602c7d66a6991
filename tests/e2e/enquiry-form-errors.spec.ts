import { expect, type Page } from "@playwright/test";
import { basicFields } from "../../src/domain/enquiry/fields";
import { accepted, answering, contactApi, filled, open, stopClock, labels } from "../support/enquiry-page";
import { holdRequests } from "../support/held-requests";
import { overflowing } from "../support/lost-text";
import { test } from "../support/policy-test";

const accessibilityTree = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  return (await session.send("Accessibility.getFullAXTree")).nodes;
};

test.describe("the enquiry form", { tag: "@wide" }, () => {
  test("exposes no field as invalid to screen readers before it is sent", async ({ page }) => {
    const { field } = await open(page, "/contact_us");
    await field("Email").fill("asha");
    const isInvalid = ({ name, value }: { name: string; value: { value?: unknown } }) =>
      name === "invalid" && value.value !== "false";
    const invalid = (await accessibilityTree(page)).filter(({ properties }) => properties?.some(isInvalid));
    expect(invalid.map(({ name }) => name?.value)).toEqual([]);
  });

  test("separates a field's label and its hint with a space for screen readers", async ({ page }) => {
    await open(page, "/");
    expect((await accessibilityTree(page)).map(({ name }) => name?.value)).toContain("Phone (optional)");
  });

  test("lists the missing fields at its top, with links to them", async ({ page }) => {
    const posts = await answering(page);
    const { form, field, button, alert } = await open(page, "/contact_us");
    // Without the honeypot.
    await expect(form.getByRole("textbox")).toHaveCount(5);
    await button.click();
    await expect(alert).toBeFocused();
    await expect(form.locator("> :first-child")).toHaveRole("alert");
    await expect(alert.getByRole("heading")).toHaveText(labels.problems);
    const inputs = basicFields.map((name) => labels.inputs[name]);
    await expect(alert.getByRole("link")).toHaveText(inputs.map(({ missing }) => missing));
    for (const { label, missing } of inputs) {
      await expect(field(label)).toHaveAttribute("aria-invalid", "true");
      await expect(field(label)).toHaveAccessibleDescription(missing);
    }
    await alert.getByRole("link", { name: labels.inputs.message.missing }).press("Enter");
    await expect(field("Message")).toBeFocused();
    await expect(field("Message")).toBeInViewport();
    expect(posts).toEqual([]);
  });

  test("scrolls the heading of the error list into view below the header in a low viewport", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    const { button, alert } = await open(page, "/contact_us");
    await button.click();
    await expect(alert).toBeFocused();
    const bottom = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    const top = async () => (await alert.getByRole("heading").boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan(bottom);
    await expect(alert.getByRole("heading")).toBeInViewport({ ratio: 1 });
  });

  test("shows a field's error without overflow on a small screen with text at 200 %", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    const session = await page.context().newCDPSession(page);
    await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
    const { field, fill, button } = await open(page, "/contact_us");
    await fill({ ...filled, email: "asha" });
    await button.click();
    await expect(field("Email")).toHaveAccessibleDescription(labels.invalidEmail);
    expect(await overflowing(page)).toEqual([]);
  });

  test("validates a field again while it is corrected", async ({ page }) => {
    await answering(page);
    const { form, field, fill, button, alert } = await open(page, "/contact_us");
    await fill({ ...filled, email: "asha", lastName: "" });
    await button.click();
    await expect(alert.getByRole("link")).toHaveText([labels.inputs.lastName.missing, labels.invalidEmail]);
    await field("Last name").fill("Rao");
    await expect(field("Last name")).toHaveAttribute("aria-invalid", "false");
    await field("Email").fill("");
    await expect(field("Email")).toHaveAccessibleDescription(labels.inputs.email.missing);
    await field("Email").fill("asha@example.org");
    await expect(form.locator("[data-problem]")).toHaveCount(0);
    await expect(alert).toHaveCount(0);
    await button.click();
    await expect(button).toHaveText(labels.sent);
  });

  test("falls back to the server's validation when its own script fails to load", async ({ page }) => {
    const errors = { email: "We cannot write to this address.", unknown: "No such field", phone: 7 };
    const posts = await answering(page, { status: 422, json: { message: "Please check", errors } }, accepted);
    await page.route("**/enquiry-schema-*.js", (route) => route.abort());
    const { form, field, fill, button, alert, values } = await open(page, "/contact_us");
    await fill({ ...filled, firstName: "" });
    await button.click();
    await expect(alert.getByRole("link")).toHaveText([errors.email]);
    await expect(alert).toBeFocused();
    await expect(field("Email")).toHaveAccessibleDescription(errors.email);
    expect(await values()).toMatchObject({ ...filled, firstName: "" });
    expect(posts).toHaveLength(1);
    await button.click();
    await expect(button).toHaveText(labels.sent);
    await expect(form.locator("[data-problem]")).toHaveCount(0);
  });

  test("keeps the values and the idempotency key after every failure, with a message", async ({ page }) => {
    const html = { contentType: "text/html", body: "<h1>Something else</h1>" };
    const failures = [
      ["lost", labels.failure],
      [{ status: 502, ...html }, labels.failure],
      [{ status: 200, ...html }, labels.failure],
      [{ status: 413, ...html }, labels.failure],
      [{ status: 422, body: "[]" }, labels.failure],
      [{ status: 422, json: { errors: { company: "Enter it." } } }, labels.failure],
      [{ status: 429, headers: { "retry-after": "61" }, json: {} }, "try again in 2 min"],
      [{ status: 429, body: "" }, "try again in 1 min"],
    ] as const;
    const posts = await answering(page, ...failures.map(([answer]) => answer));
    const { fill, button, alert, values } = await open(page, "/contact_us");
    await fill();
    for (const [index, [, text]] of failures.entries()) {
      await button.click();
      await expect.poll(() => posts.length).toBe(index + 1);
      await expect(alert).toContainText(text);
      await expect(alert).toBeFocused();
      await expect(button).toBeEnabled();
      expect(await values()).toMatchObject(filled);
    }
    expect(new Set(posts.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  test("reports that it is offline when nothing was sent, and retries even if navigator.onLine is false", async ({
    page,
    context,
  }) => {
    const posts = await answering(page, "lost", accepted);
    const { fill, button, alert, values } = await open(page, "/contact_us");
    await fill();
    await context.setOffline(true);
    await button.click();
    await expect(alert).toHaveText(labels.offline);
    await expect(alert).toBeFocused();
    expect(await values()).toMatchObject(filled);
    await button.click();
    await expect(button).toHaveText(labels.sent);
    expect(posts).toHaveLength(2);
  });

  test("times out after 15 seconds with the failure message, even if navigator.onLine is false", async ({ page }) => {
    await page.clock.install();
    await answering(page);
    await holdRequests(page, contactApi);
    const { fill, button, alert } = await open(page, "/contact_us");
    await fill();
    await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
    await stopClock(page);
    await Promise.all([page.waitForRequest(contactApi), button.click()]);
    await page.clock.runFor(14_900);
    await expect(button).toHaveText(labels.sending);
    await page.clock.runFor(200);
    await expect(alert).toHaveText(labels.failure);
  });
});

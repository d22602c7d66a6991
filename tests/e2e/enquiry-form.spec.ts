import { expect } from "@playwright/test";
import { answering, filled, forms, holding, open, stopClock, words } from "../support/enquiry-page";
import { test } from "../support/policy-test";

const reference = words.reference.replace("{reference}", "K7M2-9QXT");
const empty = Object.fromEntries(Object.keys(filled).map((name) => [name, ""]));
const failed = { status: 500, json: { message: "Server error" } };

for (const { form: name, path } of forms) {
  test.describe(`the form on ${path}`, () => {
    test("says that it sends, that it has sent, and keeps the reference", async ({ page }) => {
      await page.clock.install();
      const posts = await answering(page);
      const answer = await holding(page);
      const { form, fill, button, success, values } = await open(page, path);
      await fill();
      await stopClock(page);
      await button.click();
      await expect(button).toHaveText(words.sending);
      await expect(button).toBeDisabled();
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      answer();
      await expect(button).toHaveText(words.sent);
      await expect(success).toHaveRole("status");
      await expect(success).toHaveText(words.success + reference);
      await expect(success).toBeFocused();
      expect(await values()).toEqual({ ...empty, form: name, website: "" });
      await page.clock.runFor(2_990);
      await expect(success).toBeVisible();
      await page.clock.runFor(20);
      await expect(success).toBeHidden();
      await expect(button).toHaveText(words.submit);
      await expect(button).toBeEnabled();
      await expect(form.getByRole("status")).toHaveText(reference);
      await expect(form.getByRole("status")).toBeFocused();
      expect(posts).toHaveLength(1);
      expect(posts[0]).toEqual({
        ...filled,
        form: name,
        token: "signed",
        website: "",
        landingPage: path,
        idempotencyKey: expect.stringMatching(/^[\da-f-]{36}$/) as unknown,
      });
    });

    test("keeps what was written when the server fails, and says so", async ({ page }) => {
      await answering(page, failed);
      const { fill, field, button, alert, values } = await open(page, path);
      await fill();
      await field("Email").press("Enter");
      await expect(alert).toHaveText(words.failure);
      await expect(alert).toBeFocused();
      await expect(button).toHaveText(words.submit);
      await expect(button).toBeEnabled();
      expect(await values()).toMatchObject(filled);
    });
  });
}

test("what is typed while a message is being sent is kept", async ({ page }) => {
  await answering(page);
  const answer = await holding(page);
  const { fill, field, button, success } = await open(page, "/contact_us");
  await fill();
  await button.click();
  await expect(button).toHaveText(words.sending);
  await field("Message").fill("And one more thing.");
  answer();
  await expect(success).toBeVisible();
  await expect(field("Message")).toHaveValue("And one more thing.");
});

test("an answer that does not come within 15 seconds counts as failure", async ({ page }) => {
  await page.clock.install();
  await answering(page);
  await holding(page);
  const { fill, button, alert } = await open(page, "/contact_us");
  await fill();
  await stopClock(page);
  await Promise.all([page.waitForRequest("**/api/contact"), button.click()]);
  await page.clock.runFor(14_900);
  await expect(button).toHaveText(words.sending);
  await page.clock.runFor(200);
  await expect(alert).toHaveText(words.failure);
});

for (const [what, answer, text] of [
  ["a lost connection", "lost", words.failure],
  ["an error that is no JSON", { status: 502, contentType: "text/html", body: "<h1>Bad gateway</h1>" }, words.failure],
  ["a page in place of an answer", { status: 200, contentType: "text/html", body: "<h1>Home</h1>" }, words.failure],
  ["a refusal without fields", { status: 422, body: "[]" }, words.failure],
  ["a body that is too large", { status: 413, contentType: "text/html", body: "<html>" }, words.failure],
  ["too many messages", { status: 429, headers: { "retry-after": "61" }, json: {} }, "try again in 2 min"],
  ["too many messages, for long unsaid", { status: 429, body: "" }, "try again in 1 min"],
] as const)
  test(`says what to do after ${what}`, async ({ page }) => {
    await answering(page, answer);
    const { fill, button, alert, values } = await open(page, "/contact_us");
    await fill();
    await button.click();
    await expect(alert).toContainText(text);
    await expect(alert).toBeFocused();
    expect(await values()).toMatchObject(filled);
  });

for (const [what, answer, text] of [
  ["no JSON", { status: 200, contentType: "text/plain", body: "ok" }, words.success],
  ["nothing", { status: 204 }, words.success],
  ["a message of its own", { status: 200, json: { message: "Danke!" } }, "Danke!"],
] as const)
  test(`a success that says ${what} is one, and leaves the focus somewhere`, async ({ page }) => {
    await page.clock.install();
    await answering(page, answer);
    const { form, fill, button, success } = await open(page, "/contact_us");
    await fill();
    await stopClock(page);
    await button.click();
    await expect(success).toHaveText(text);
    await page.clock.runFor(3_010);
    await expect(form.getByRole("status")).toHaveCount(0);
    await expect(button).toBeFocused();
  });

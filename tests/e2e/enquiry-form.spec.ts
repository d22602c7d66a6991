import { expect } from "@playwright/test";
import { accepted, answering, contactApi, filled, open, stopClock, labels } from "../support/enquiry-page";
import { holdRequests } from "../support/held-requests";
import { test } from "../support/policy-test";

const reference = labels.reference.replace("{reference}", accepted.json.reference);
const uuid = /^[\da-f-]{36}$/;

test.describe("the enquiry form", { tag: "@wide" }, () => {
  test("can be sent by keyboard alone, and uses a new idempotency key for the next enquiry", async ({ page }) => {
    const posts = await answering(page);
    const { field, send, button, success } = await open(page, "/contact_us");
    await field("First name").focus();
    for (const text of [filled.firstName, filled.lastName, filled.email, filled.phone, filled.service, "Hello"]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(success).toBeFocused();
    expect(posts[0]).toMatchObject({ ...filled, message: "Hello" });
    await expect(button).toHaveText(labels.submit);
    await send();
    expect(posts[1]?.["idempotencyKey"]).toMatch(uuid);
    expect(posts[1]?.["idempotencyKey"]).not.toBe(posts[0]?.["idempotencyKey"]);
  });

  test("is sent once from the home page without a phone number, and keeps showing the reference", async ({ page }) => {
    await page.clock.install();
    const posts = await answering(page);
    const release = await holdRequests(page, contactApi);
    const { form, fill, button, success, values } = await open(page, "/");
    await fill({ ...filled, phone: "" });
    await stopClock(page);
    await button.click();
    await expect(button).toHaveText(labels.sending);
    await expect(button).toBeDisabled();
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await release();
    await expect(button).toHaveText(labels.sent);
    await expect(success).toHaveRole("status");
    await expect(success).toHaveText(labels.success + reference);
    await expect(success).toBeFocused();
    expect(await values()).toMatchObject({ firstName: "", email: "", message: "" });
    await page.clock.runFor(3_010);
    await expect(success).toBeHidden();
    await expect(form.getByRole("status")).toHaveText(reference);
    await expect(form.getByRole("status")).toBeFocused();
    await expect(button).toBeEnabled();
    expect(posts).toEqual([
      {
        ...filled,
        phone: "",
        form: "home",
        token: "signed",
        website: "",
        landingPage: "/",
        idempotencyKey: expect.stringMatching(uuid) as unknown,
      },
    ]);
  });

  test("keeps text typed while it is sending", async ({ page }) => {
    await answering(page);
    const release = await holdRequests(page, contactApi);
    const { fill, field, button, success } = await open(page, "/contact_us");
    await fill();
    await button.click();
    await expect(button).toHaveText(labels.sending);
    await field("Message").fill("And one more thing.");
    await release();
    await expect(success).toBeVisible();
    await expect(field("Message")).toHaveValue("And one more thing.");
  });
});

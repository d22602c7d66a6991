import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { axeViolationsWithoutScripts } from "../support/axe";
import { deliveredMails } from "../support/delivered";
import { filled, formOn, forms, open, words } from "../support/enquiry-page";
import { test } from "../support/policy-test";

/** A visitor unlike any other. */
const visitor = () => ({
  ...filled,
  email: `asha.${randomUUID()}@example.org`,
  message: "We move.\nGrüße, äöü 👋 <b>",
});

/** The reference that a page tells its visitor. */
const toldReference = async (page: Page): Promise<string> => {
  const sentence = page.locator("[data-reference]");
  await expect(sentence).toBeVisible();
  return /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await sentence.innerText())?.[0] ?? "";
};

const expectOneMail = async (reference: string, values: ReturnType<typeof visitor>) => {
  const mails = await deliveredMails(reference);
  expect(mails).toHaveLength(1);
  const [mail] = mails;
  expect(mail).toMatchObject({ from: "site@example.com", to: ["sales@example.com"], replyTo: [values.email] });
  expect(mail?.envelope).toEqual({ from: "site@example.com", to: ["sales@example.com"] });
  for (const value of Object.values(values)) expect(mail?.text).toContain(value);
  expect(mail?.html).not.toContain("<b>");
};

for (const { path, phone } of forms) {
  test(`@html what a visitor writes into the form on ${path} arrives in the inbox once`, async ({
    page,
    javaScriptEnabled,
  }) => {
    const values = visitor();
    if (javaScriptEnabled) await open(page, path);
    else await page.goto(path);
    const { field, button } = formOn(page);
    await field("First name").fill(values.firstName);
    await field("Last name").fill(values.lastName);
    await field("Email").fill(values.email);
    await field(phone).fill(values.phone);
    await field("Service").selectOption(values.service);
    await field("Message").fill(values.message);
    await button.click();
    await expect(page.getByText(words.success)).toBeVisible();
    await expectOneMail(await toldReference(page), values);
  });
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const { form: name, path } of forms) {
    test(`a mistake in the form on ${path} is told in the same page, and what was written is kept`, async ({
      page,
      browser,
    }) => {
      const values = visitor();
      await page.goto(path);
      const { form, fill, button, alert, field } = formOn(page);
      const look = () => button.evaluate((element) => ({ ...getComputedStyle(element), width: "", height: "" }));
      const lookBefore = await look();
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
      await fill({ ...values, email: "asha at example" });
      const answer = page.waitForResponse("**/api/contact");
      await button.click();
      expect((await answer).status()).toBe(422);
      expect((await answer).headers()["content-type"]).toContain("text/html");
      await expect(alert.getByRole("heading")).toHaveText(words.problems);
      await expect(alert.getByRole("link")).toHaveText(words.invalidEmail);
      await expect(field("Email")).toHaveAttribute("aria-invalid", "true");
      await expect(field("Email")).toHaveAccessibleDescription(words.invalidEmail);
      for (const [key, value] of Object.entries({ ...values, email: "asha at example", form: name })) {
        await expect(form.locator(`[name=${key}]`)).toHaveValue(value);
      }
      await expect(page.getByRole("banner")).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
      expect(await look()).toEqual(lookBefore);
      expect(await axeViolationsWithoutScripts(browser, page, await (await answer).text())).toEqual([]);
      await alert.getByRole("link").click();
      await expect(field("Email")).toBeFocused();

      await field("Email").fill(values.email);
      await button.click();
      await expect(page.getByText(words.success)).toBeVisible();
      await expectOneMail(await toldReference(page), values);
    });
  }

  test("the page that says that an enquiry arrived reads well and is kept by nobody", async ({ page, browser }) => {
    await page.goto("/contact_us");
    const { fill, button } = formOn(page);
    await fill(visitor());
    const redirect = page.waitForResponse("**/api/contact");
    const received = page.waitForResponse("**/api/enquiry-received?**");
    await button.click();
    expect((await redirect).status()).toBe(303);
    expect((await received).status()).toBe(200);
    expect((await received).headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
    expect(new URL(page.url()).searchParams.get("reference")).toBe(await toldReference(page));
    expect(await axeViolationsWithoutScripts(browser, page, await (await received).text())).toEqual([]);
  });
});

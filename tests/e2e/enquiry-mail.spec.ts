import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { load } from "cheerio";
import { axeViolationsWithoutScripts } from "../support/axe";
import { filled, formOn, open, labels } from "../support/enquiry-page";
import { test } from "../support/policy-test";
import { mailAbout } from "../support/received-mail";

const referencePattern = /[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** A unique enquiry with markup and non-ASCII letters. */
const enquiry = () => ({
  ...filled,
  email: `asha.${randomUUID()}@example.org`,
  message: "We move.\nGrüße, äöü 👋 <b>",
});

/** Waits for the reference on the page and the mail with it. */
const expectMail = async (page: Page, values: ReturnType<typeof enquiry>) => {
  const shown = page.locator("[data-reference]");
  await expect(shown).toHaveText(referencePattern);
  const reference = referencePattern.exec(await shown.innerText())?.[0] ?? "";
  await expect.poll(() => mailAbout(reference), { timeout: 20_000 }).toHaveLength(1);
  const [mail] = await mailAbout(reference);
  expect(mail).toMatchObject({ from: "site@example.com", to: ["sales@example.com"], replyTo: [values.email] });
  for (const text of [mail?.text, load(mail?.html ?? "").text()])
    for (const value of Object.values(values)) expect(text).toContain(value);
  expect(mail?.html).not.toContain("<b>");
};

test.describe("an enquiry", { tag: "@wide" }, () => {
  for (const path of ["/contact_us", "/"])
    test(`from the form on ${path} arrives in the inbox`, { tag: "@html" }, async ({ page, javaScriptEnabled }) => {
      const values = enquiry();
      if (javaScriptEnabled) await open(page, path);
      else await page.goto(path);
      const { form, fill, button } = formOn(page);
      if (!javaScriptEnabled) await expect(form).not.toHaveAttribute("novalidate");
      await fill(values);
      await button.click();
      await expectMail(page, values);
    });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("that is invalid is returned with its values and errors, and accepted once corrected", async ({
      page,
      browser,
    }) => {
      const values = enquiry();
      await page.goto("/contact_us");
      const { form, fill, button, alert, field } = formOn(page);
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
      await fill({ ...values, email: "asha at example" });
      const answered = page.waitForResponse("**/api/contact");
      await button.click();
      const answer = await answered;
      expect(answer.status()).toBe(422);
      await expect(alert.getByRole("link")).toHaveText(labels.invalidEmail);
      await expect(field("Email")).toHaveAttribute("aria-invalid", "true");
      await expect(field("Email")).toHaveAccessibleDescription(labels.invalidEmail);
      for (const [name, value] of Object.entries({ ...values, email: "asha at example", form: "contact" }))
        await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
      expect(await axeViolationsWithoutScripts(browser, page, await answer.text())).toEqual([]);
      await alert.getByRole("link").click();
      await expect(field("Email")).toBeFocused();
      await field("Email").fill(values.email);
      await button.click();
      await expect(page).toHaveURL(/\/api\/enquiry-received\?reference=/);
      await expectMail(page, values);
    });
  });
});

import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { formOn, open, labels } from "../support/enquiry-page";
import { test } from "../support/policy-test";
import { mailAbout } from "../support/received-mail";

const path = "/all-blocks";
const budget = labels.inputs.budget.choices[1] ?? "";

/** Fills in a form with fields from content, other than the contact page's. */
const fillIn = async (page: Page) => {
  const { field } = formOn(page);
  const values = { company: `Lamps & Söhne ${randomUUID()}`, email: "asha@example.org", message: "We move." };
  await field("Company or shop").fill(values.company);
  await field("Email").fill(values.email);
  await field("Budget").selectOption(budget);
  await field("Message").fill(values.message);
  await field(labels.inputs.newsletter.label).check();
  return values;
};

test.describe("a form with custom fields", { tag: "@wide" }, () => {
  // The form is at the end of a long page, and smooth scrolling takes seconds, even while a box is clicked.
  test.use({ reducedMotion: "reduce" });

  test("arrives in the inbox with all its values", { tag: "@html" }, async ({ page, javaScriptEnabled }) => {
    if (javaScriptEnabled) await open(page, path);
    else await page.goto(path);
    const { company } = await fillIn(page);
    await formOn(page).button.click();
    await expect(page.locator("[data-reference]")).toHaveText(/[0-9A-Z]{4}-[0-9A-Z]{4}/);
    await expect.poll(() => mailAbout(company), { timeout: 20_000 }).toHaveLength(1);
    const [mail] = await mailAbout(company);
    expect(mail?.subject).toContain(`: ${company} (`);
    for (const line of [`Company or shop: ${company}`, `Budget: ${budget}`, `${labels.inputs.newsletter.label}: yes`])
      expect(mail?.text).toContain(line);
  });

  test("lists the missing fields in their order, and no other fields", async ({ page }) => {
    const { button, alert, field } = await open(page, path);
    await expect(field("First name")).toHaveCount(0);
    await button.click();
    const { company, email, budget: money, message } = labels.inputs;
    await expect(alert.getByRole("link")).toHaveText([company, email, money, message].map(({ missing }) => missing));
    await alert.getByRole("link", { name: money.missing }).click();
    await expect(field("Budget")).toBeFocused();
  });

  test(
    "is returned on its own page with all its values when invalid",
    { tag: "@html" },
    async ({ page, javaScriptEnabled }) => {
      test.skip(javaScriptEnabled, "Scripts would keep it on the page.");
      await page.goto(path);
      const { form, field, button, alert } = formOn(page);
      await form.evaluate((element: HTMLFormElement) => (element.noValidate = true));
      const { company } = await fillIn(page);
      await field("Email").fill("asha at example");
      await button.click();
      await expect(alert.getByRole("link")).toHaveText(labels.invalidEmail);
      await expect(field("Company or shop")).toHaveValue(company);
      await expect(field("Budget")).toHaveValue(budget);
      await expect(field(labels.inputs.newsletter.label)).toBeChecked();
    },
  );
});

import { expect } from "@playwright/test";
import { answering, filled, forms, open, words } from "../support/enquiry-page";
import { test } from "../support/policy-test";

const missing = (...names: (keyof typeof filled)[]) => names.map((name) => words.inputs[name].missing);

for (const { path, form: name, phone } of forms) {
  test(`the form on ${path} lists what is missing, first of all, with links to the fields`, async ({ page }) => {
    const posts = await answering(page);
    const { form, field, button, alert } = await open(page, path);
    await button.click();
    await expect(alert).toBeFocused();
    await expect(form.locator("> :first-child")).toHaveRole("alert");
    await expect(alert.getByRole("heading")).toHaveText(words.problems);
    const asked = name === "contact" ? (["phone"] as const) : [];
    await expect(alert.getByRole("link")).toHaveText(
      missing("firstName", "lastName", "email", ...asked, "service", "message"),
    );
    await expect(field("Email")).toHaveAttribute("aria-invalid", "true");
    await expect(field("Email")).toHaveAccessibleDescription(words.inputs.email.missing);
    if (name === "home") await expect(field(phone)).not.toHaveAttribute("aria-invalid");
    await alert.getByRole("link", { name: words.inputs.message.missing }).press("Enter");
    await expect(field("Message")).toBeFocused();
    await expect(field("Message")).toBeInViewport();
    expect(posts).toEqual([]);
  });
}

test("a field is checked again while it is corrected", async ({ page }) => {
  await answering(page);
  const { form, field, fill, button, alert } = await open(page, "/contact_us");
  await fill({ ...filled, email: "asha", lastName: "" });
  await button.click();
  await expect(alert.getByRole("link")).toHaveText([words.inputs.lastName.missing, words.invalidEmail]);
  await field("Last name").fill("Rao");
  await expect(field("Last name")).not.toHaveAttribute("aria-invalid");
  await expect(field("Last name")).not.toHaveAttribute("aria-describedby");
  await field("Email").fill("");
  await expect(form.locator("#enquiry-email-problem")).toHaveText(words.inputs.email.missing);
  await field("Email").fill("asha@example.org");
  await expect(form.locator("[data-problem]")).toHaveCount(0);
  await expect(alert).toHaveCount(0);
  await button.click();
  await expect(button).toHaveText(words.sent);
});

test("what the server refuses is shown like what the browser refuses", async ({ page }) => {
  const errors = { email: "We cannot write to this address.", unknown: "No such field", phone: 7 };
  await answering(page, { status: 422, json: { message: "Please check", errors } });
  const { field, fill, button, alert, values } = await open(page, "/contact_us");
  await fill();
  await button.click();
  await expect(alert.getByRole("link")).toHaveText([errors.email]);
  await expect(alert).toBeFocused();
  await expect(field("Email")).toHaveAccessibleDescription(errors.email);
  expect(await values()).toMatchObject(filled);
  await field("Email").fill("asha.rao@example.org");
  await expect(alert).toHaveCount(0);
});

test("offline, it says so and sends what was kept once there is a connection", async ({ page, context }) => {
  const posts = await answering(page);
  const { fill, button, alert, values } = await open(page, "/contact_us");
  await fill();
  await context.setOffline(true);
  await button.click();
  await expect(alert).toHaveText(words.offline);
  await expect(alert).toBeFocused();
  expect(await values()).toMatchObject(filled);
  expect(posts).toEqual([]);
  await context.setOffline(false);
  await button.click();
  await expect(button).toHaveText(words.sent);
  expect(posts).toHaveLength(1);
});

test("without its checks it leaves them to the server; they come with the first touch, not with the page", async ({
  page,
}) => {
  const late: string[] = [];
  let touched = false;
  await page.route("**/*.js", (route) => {
    if (!touched) return route.continue();
    late.push(route.request().url());
    return route.abort();
  });
  const errors = { firstName: words.inputs.firstName.missing };
  const posts = await answering(page, { status: 422, json: { errors } });
  const { button, alert } = await open(page, "/contact_us");
  await page.waitForLoadState("networkidle");
  touched = true;
  await button.click();
  await expect(alert.getByRole("link")).toHaveText([errors.firstName]);
  expect(posts).toHaveLength(1);
  expect(late.length).toBeGreaterThan(0);
});

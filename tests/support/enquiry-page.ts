import { expect, type Page, type Route } from "@playwright/test";
import labels from "../fixture-site/content/settings/enquiry-form.json";
import { openHydrated } from "./hydrated";

export { labels };

export const filled = {
  firstName: "Asha",
  lastName: "Rao",
  email: "asha@example.org",
  phone: "+91 00000 00001",
  service: "Lamp Shops",
  message: "We move our shop.\nBy March, please.",
};

export const accepted = { status: 200, json: { message: labels.success, reference: "K7M2-9QXT" } };

export const contactApi = "**/api/contact";

type Answer = Parameters<Route["fulfill"]>[0] | "lost";

/** Mocks the API. Each post gets the next answer; the last one repeats. */
export const answering = async (page: Page, ...answers: Answer[]) => {
  const posts: Record<string, string>[] = [];
  await page.route("**/api/form-token", (route) => route.fulfill({ json: { token: "signed" } }));
  await page.route(contactApi, async (route) => {
    posts.push(route.request().postDataJSON() as Record<string, string>);
    const answer = answers[Math.min(posts.length, answers.length) - 1] ?? accepted;
    await (answer === "lost" ? route.abort("connectionreset") : route.fulfill(answer));
  });
  return posts;
};

/** Stops the page's clock, after `page.clock.install()`; only the test advances it. */
export const stopClock = async (page: Page): Promise<void> => {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
};

/** Locators of a page's form. */
export const formOn = (page: Page) => {
  const form = page.locator("form#enquiry");
  const button = form.getByRole("button");
  const fill = async (values: Partial<typeof filled> = filled) => {
    for (const [name, value] of Object.entries(values)) {
      // An optional field's label goes on with a hint.
      const control = form.getByLabel(labels.inputs[name as keyof typeof filled].label);
      await (name === "service" ? control.selectOption(value) : control.fill(value));
    }
  };
  return {
    form,
    field: (label: string) => form.getByLabel(label, { exact: true }),
    button,
    alert: form.getByRole("alert"),
    success: form.locator("[data-notice=success]"),
    fill,
    /** Sends a filled-in form, and waits for the confirmation. */
    send: async () => {
      await fill();
      await button.click();
      await expect(button).toHaveText(labels.sent);
    },
    values: () => form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element))),
  };
};

/** Opens a page and waits until its form is hydrated. */
export const open = async (page: Page, path: string) => {
  await openHydrated(page, path);
  await expect(page.locator("form#enquiry")).toHaveAttribute("novalidate");
  return formOn(page);
};

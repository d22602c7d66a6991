import { expect } from "@playwright/test";
import { answering, filled, formOn, open } from "../support/enquiry-page";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

test("@wide a service selected before hydration is kept", async ({ page }) => {
  await page.route("**/app-*.js", async (route) => {
    await page.locator("[name=service]").selectOption("Lamp Shops");
    await route.continue();
  });
  const { field } = await open(page, "/contact_us?service=sample-one");
  await expect(field("Service")).toHaveValue("Lamp Shops");
});

test.describe("the source of a visit", { tag: "@wide" }, () => {
  test("is sent with the enquiry after a navigation and a reload", async ({ page }) => {
    const posts = await answering(page);
    const referrer = "https://search.example/?q=lamps";
    await page.goto("/services/lamp-shops?utm_source=news&utm_campaign=june", { referer: referrer });
    await hydrated(page);
    await page.getByRole("main").getByRole("link", { name: "Get Quote" }).click();
    await expect(page).toHaveURL("/contact_us?service=lamp-shops");
    const { field, send } = formOn(page);
    await expect(field("Service")).toHaveValue("Lamp Shops");
    await page.reload();
    await hydrated(page);
    await send();
    expect(posts[0]).toMatchObject({
      ...filled,
      referrer,
      landingPage: "/services/lamp-shops",
      utm_source: "news",
      utm_campaign: "june",
    });
  });

  test("is sent when session storage is blocked", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, "sessionStorage", {
        get: () => {
          throw new DOMException("blocked", "SecurityError");
        },
      });
    });
    const posts = await answering(page);
    const { send } = await open(page, "/contact_us?utm_medium=mail");
    await send();
    expect(posts[0]).toMatchObject({ landingPage: "/contact_us", utm_medium: "mail" });
  });
});

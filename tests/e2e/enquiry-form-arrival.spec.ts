import { expect } from "@playwright/test";
import { answering, filled, formOn, open, words } from "../support/enquiry-page";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

test("a service that the address names is chosen; one that there is not is not", async ({ page }) => {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  const { field } = await open(page, "/contact_us?service=Ecommercedevelopment");
  await expect(field("Service")).toHaveValue("E-Commerce Development");
  await page.goto("/contact_us?service=telegrams");
  await hydrated(page);
  await expect(page.locator("form#enquiry")).toHaveAttribute("novalidate");
  await expect(field("Service")).toHaveValue("");
  expect(problems).toEqual([]);
});

test("a service is chosen as well when its page led to the form", async ({ page }) => {
  await page.goto("/services/webhosting");
  await hydrated(page);
  await page.getByRole("main").getByRole("link", { name: "Get Hosting Now" }).click();
  await expect(page).toHaveURL("/contact_us?service=webhosting");
  await expect(formOn(page).field("Service")).toHaveValue("Web Hosting");
});

test("a choice of the visitor's stays", async ({ page }) => {
  await page.route("**/app-*.js", async (route) => {
    await page.locator("[name=service]").selectOption("Bulk SMS");
    await route.continue();
  });
  const { field } = await open(page, "/contact_us?service=seo");
  await expect(field("Service")).toHaveValue("Bulk SMS");
});

test("where a visit came from travels with the enquiry, through other pages and a reload", async ({ page }) => {
  const posts = await answering(page);
  await page.goto("/services/seo?utm_source=news&utm_campaign=june", { referer: "https://search.example/?q=seo" });
  await hydrated(page);
  await page.getByRole("main").locator("a[href='/contact_us?service=seo']").first().click();
  await expect(page).toHaveURL(/contact_us/);
  await page.reload();
  await hydrated(page);
  const { fill, button } = formOn(page);
  await fill();
  await button.click();
  await expect(button).toHaveText(words.sent);
  expect(posts[0]).toMatchObject({
    ...filled,
    landingPage: "/services/seo",
    referrer: "https://search.example/?q=seo",
    utm_source: "news",
    utm_campaign: "june",
  });
  expect(await page.context().cookies()).toEqual([]);
});

test("blocked storage costs neither the enquiry nor where it came from", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  const posts = await answering(page);
  const { fill, button } = await open(page, "/contact_us?utm_medium=mail");
  await fill();
  await button.click();
  await expect(button).toHaveText(words.sent);
  expect(posts[0]).toMatchObject({ landingPage: "/contact_us", utm_medium: "mail" });
});

test("@html the page that says an enquiry arrived leads on and is not for search engines", async ({ page }) => {
  await page.goto("/enquiry_received");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Message sent successfully!");
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  await expect(page.locator("p[data-reference]")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveText(["Back to Home", "Our Services"]);
});

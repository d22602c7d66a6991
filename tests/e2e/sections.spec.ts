import { expect } from "@playwright/test";
import { previewText } from "../../src/domain/preview-text";
import { test } from "../support/policy-test";
import { site } from "../support/site";

test.describe("@html home", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("presents the company and leads on", async ({ page }) => {
    await expect(page.getByText("WHO WE ARE", { exact: true })).toBeVisible();
    await expect(
      page.getByRole("heading", { level: 2, name: "We Build Future-Ready Digital Experiences" }),
    ).toBeVisible();
    await expect(page.getByRole("link", { name: "Explore Our Services" })).toHaveAttribute("href", "/services");
    await expect(page.getByRole("link", { name: "Get Free Quote" })).toHaveAttribute("href", "/contact_us");
    await expect(page.getByRole("heading", { name: "Delivering Innovative Digital Solutions in India" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Enquire Now" })).toHaveAttribute("href", "/contact_us");
  });

  test("lists fifteen services, each with the first 100 characters of its description", async ({ page }) => {
    const grid = page.getByRole("region", { name: "Elevate Your Business with Our Expert Services" });
    await expect(grid.getByRole("listitem")).toHaveCount(15);
    for (const service of site.services.filter(({ showOnHome }) => showOnHome)) {
      const card = grid
        .getByRole("listitem")
        .filter({ has: page.getByRole("heading", { name: service.title, exact: true }) });
      await expect(card).toContainText(previewText(service.description));
      await expect(card.getByRole("link", { name: `Explore ${service.title}` })).toHaveAttribute("href", service.path);
    }
  });

  test("lists twelve industries", async ({ page }) => {
    const grid = page.getByRole("region", { name: "Tailored Digital Solutions for Every Business" });
    await expect(grid.getByRole("listitem")).toHaveCount(12);
    for (const { title, path } of site.industries)
      await expect(grid.getByRole("link", { name: `More Info ${title}`, exact: true })).toHaveAttribute("href", path);
  });

  test("has a form that asks for everything but insists on no telephone number", async ({ page }) => {
    const form = page.getByRole("region", { name: "What would you like to build?" });
    for (const name of ["First name", "Last name", "Email", "Message"])
      await expect(form.getByRole("textbox", { name, exact: true })).toHaveAttribute("required", "");
    await expect(form.getByRole("textbox", { name: "Phone (optional)" })).not.toHaveAttribute("required");
    const options = await form.getByRole("combobox", { name: "Service" }).getByRole("option").allTextContents();
    expect(options).toEqual(["-- Select a Service --", ...site.services.map(({ title }) => title)]);
  });
});

test.describe("@html lists", () => {
  test("services leads to sixteen services", async ({ page }) => {
    await page.goto("/services");
    for (const { title, path, description } of site.services) {
      await expect(page.getByRole("link", { name: `More ${title}`, exact: true })).toHaveAttribute("href", path);
      await expect(page.getByText(description)).toBeVisible();
    }
  });

  test("industries shows five slides and leads to twelve industries", async ({ page, javaScriptEnabled }) => {
    await page.goto("/industries");
    const addresses = [
      "/industries/digital-transformation",
      "/industries/healthcare",
      "/industries/smart-cities",
      "/industries/education",
      "/industries/ecommerce",
    ];
    const slides = page.getByRole("main").getByRole("link", { name: /^Learn More/ });
    // Scripts make a stack of the strip, in which one slide at a time can be reached.
    if (javaScriptEnabled)
      for (const [index, address] of addresses.entries()) {
        await page.getByRole("button", { name: `Slide ${index + 1} of 5` }).click();
        await expect(slides.and(page.locator(":not([inert] *)"))).toHaveAttribute("href", address);
      }
    else expect(await slides.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(addresses);
    for (const { title, path } of site.industries)
      await expect(page.getByRole("link", { name: `More ${title}`, exact: true })).toHaveAttribute("href", path);
  });

  test("blog lists the articles, newest first", async ({ page }) => {
    await page.goto("/blog");
    const links = page.getByRole("main").getByRole("link", { name: /^Read More/ });
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")))).toEqual(
      site.posts.map(({ path }) => path),
    );
    await expect(page.getByText(/^1 June 2025\s\| Tarang Digital Team\s\| \d min read$/)).toBeVisible();
  });
});

test.describe("@html single pages", () => {
  // Figures then stand as they are, without being counted up to.
  test.use({ reducedMotion: "reduce" });

  test("a service shows its four figures, its paragraphs and its questions", async ({ page }) => {
    await page.goto("/services/webhosting");
    await expect(page.getByRole("link", { name: "Get Hosting Now" })).toHaveAttribute(
      "href",
      "/contact_us?service=webhosting",
    );
    for (const figure of ["10,000+", "99.9%", "24/7", "Unlimited"])
      await expect(page.getByRole("definition").filter({ hasText: figure })).toBeVisible();
    const [first] = site.services.find(({ slug }) => slug === "webhosting")?.questions ?? [];
    await expect(page.getByText(first?.answer ?? "")).toBeHidden();
    await page.getByText(first?.question ?? "").click();
    await expect(page.getByText(first?.answer ?? "")).toBeVisible();
  });

  test("an industry shows its four tiles and only business startup shows figures", async ({ page }) => {
    await page.goto("/industries/business_startup");
    await expect(page.getByRole("definition")).toHaveText(["850+", "6+", "1052+", "24/7"]);
    await page.goto("/industries/healthcare");
    await expect(page.getByRole("definition")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 3, name: "Telemedicine" })).toBeVisible();
  });

  test("an article leads back to the list", async ({ page }) => {
    await page.goto("/blog/boost-your-business-with-seo");
    await expect(page.getByText(/^10 May 2025\s\| Tarang Digital Team\s\| \d min read$/)).toBeVisible();
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("about counts and gives four reasons", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("definition")).toHaveText(["300+", "180+", "10+", "50+"]);
    const reasons = page.getByRole("region", { name: "Why Choose Us" }).getByRole("heading", { level: 3 });
    await expect(reasons).toHaveText(["High Quality", "Timely Delivery", "Customer Support", "Trusted Team"]);
  });

  test("contact has a form that insists on a telephone number, and every way to reach the company", async ({
    page,
  }) => {
    await page.goto("/contact_us");
    const main = page.getByRole("main");
    await expect(main.getByRole("textbox", { name: "Phone", exact: true })).toHaveAttribute("required", "");
    await expect(main.getByText("We'll get back to you within 24 hours")).toBeVisible();
    await expect(main.locator("a[href^='mailto:hello@tarang.example?subject=']")).toBeVisible();
    await expect(main.locator("a[href^='tel:']")).toHaveCount(3);
    await expect(main.locator("a[href*='maps']")).toBeVisible();
    await expect(main.getByText("10:00 A.M. to 7:30 P.M. IST, Monday to Saturday")).toBeVisible();
  });
});

import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";
import { site } from "../support/site";

/** Opens the home page and keeps its scripts from taking over until the returned function is called. */
const openStarting = async (page: Page): Promise<() => void> => {
  const held = new Promise<() => void>((resolve) => {
    void page.route("**/app-data.json", (route) => {
      resolve(() => void route.fallback());
    });
  });
  await page.goto("/");
  return held;
};

const menu = (page: Page) => page.locator("#menu");

test("@html the footer leads to the main pages, the legal pages and the networks", async ({ page }) => {
  await page.goto("/");
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of [
    ["Home", "/"],
    ["Services", "/services"],
    ["Blog", "/blog"],
    ["About Us", "/about"],
    ["Contact Us", "/contact_us"],
    ["Privacy Policy", "/privacy-policy"],
    ["Terms of Service", "/terms-of-service"],
    ["Cookies", "/cookies"],
  ] as const)
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  for (const name of ["Facebook", "X", "LinkedIn", "Instagram", "YouTube", "Pinterest", "Review us on Google"])
    await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", /^https:/);
});

test("@html WhatsApp opens with a message already typed", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("link", { name: "Chat on WhatsApp" }).last()).toHaveAttribute(
    "href",
    "https://wa.me/910000000001?text=Hi%2C%20I%20need%20help%20with%20your%20services.",
  );
});

test.describe("@html @wide on a wide screen", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
  });

  test("the bar leads everywhere and marks where one is", async ({ page }) => {
    const bar = page.getByRole("banner").first();
    for (const [name, path] of [
      ["SERVICES", "/services"],
      ["ABOUT US", "/about"],
      ["INDUSTRIES", "/industries"],
      ["BLOG", "/blog"],
    ] as const) {
      await bar.getByRole("link", { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(bar.getByRole("link", { name, exact: true })).toHaveAttribute("aria-current", "page");
    }
    await bar.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact_us");
  });

  test("quick contacts open by keyboard and close by Escape and by a click elsewhere", async ({ page }) => {
    const button = page.getByRole("button", { name: "Quick contacts" });
    const panel = page.locator("#quick-contacts");
    await button.focus();
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("link")).toHaveCount(3);
    await expect(panel).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(panel).toBeVisible();
    await page.mouse.click(300, 500);
    await expect(panel).toBeHidden();
  });
});

test.describe("@html @narrow on a narrow screen", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Toggle menu" }).click();
  });

  test("services and industries open independently", async ({ page }) => {
    const [service] = site.services;
    const industry = site.industries.find(({ slug }) => slug === "healthcare");
    const serviceLink = menu(page).getByRole("link", { name: service?.title ?? "", exact: true });
    const industryLink = menu(page).getByRole("link", { name: industry?.title ?? "", exact: true });
    await expect(serviceLink).toBeHidden();
    await menu(page).getByText("Services", { exact: true }).click();
    await expect(serviceLink).toBeVisible();
    await expect(industryLink).toBeHidden();
    await menu(page).getByText("Industries", { exact: true }).click();
    await expect(serviceLink).toBeVisible();
    await expect(industryLink).toBeVisible();
  });

  test("a link leads on and the menu is closed afterwards", async ({ page }) => {
    await menu(page).getByRole("link", { name: "About Us" }).click();
    await expect(page).toHaveURL("/about");
    await expect(menu(page)).toBeHidden();
  });

  test("Escape closes it and gives the focus back", async ({ page }) => {
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Toggle menu" })).toBeFocused();
  });

  test("the page behind does not scroll", async ({ page }) => {
    await expect(menu(page)).toBeVisible();
    const place = await page.locator("html").evaluate((html) => {
      html.scrollBy({ top: 300, behavior: "instant" });
      return [getComputedStyle(html).overflowY, html.clientWidth];
    });
    expect(place[0]).toBe("hidden");
    await page.keyboard.press("Escape");
    await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll");
    expect(await page.locator("html").evaluate((html) => html.clientWidth)).toBe(place[1]);
  });
});

test.describe("@narrow the open menu keeps the focus", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  const opener = (page: Page) => page.getByRole("button", { name: "Toggle menu" });
  const outside = (page: Page) =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element === document.body || element?.closest("#menu, [popovertarget=menu]")) return "";
      return element?.textContent ?? "nothing";
    });

  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    await opener(page).focus();
    await page.keyboard.press("Enter");
    await expect(menu(page)).toBeVisible();
  });

  for (const key of ["Tab", "Shift+Tab"])
    test(`by ${key}`, async ({ page }) => {
      await menu(page).getByText("Services", { exact: true }).press("Enter");
      const seen = new Set<string>();
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press(key);
        expect(await outside(page)).toBe("");
        seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ""));
      }
      for (const name of ["Toggle menu", "Services", "Industries", "About Us", site.services[0]?.title ?? ""])
        expect([...seen]).toContain(name);
    });

  test("and gives the page back when it closes", async ({ page }) => {
    await opener(page).press("Enter");
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await expect(page.getByRole("main")).toBeVisible();
    await page.keyboard.press("Tab");
    expect(await outside(page)).not.toBe("");
  });

  test("and closes where the screen becomes wide", async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 });
    await expect(page.locator("#menu:popover-open")).toHaveCount(0);
    await expect(page.getByRole("main")).not.toHaveAttribute("inert");
    await expect(page.locator("html")).toHaveCSS("overflow-y", "scroll");
  });

  test("and takes it to the page that was chosen", async ({ page }) => {
    await menu(page).getByRole("link", { name: "About Us" }).press("Enter");
    await expect(page).toHaveURL("/about");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(menu(page).getByRole("link", { name: "About Us", includeHidden: true })).toHaveAttribute(
      "aria-current",
      "page",
    );
  });
});

test("a menu that was opened before the scripts came keeps the focus as well @narrow", async ({ page }) => {
  const release = await openStarting(page);
  await page.getByRole("button", { name: "Toggle menu" }).click();
  await expect(page.getByRole("main")).not.toHaveAttribute("inert");
  release();
  await expect(page.locator("main")).toHaveAttribute("inert");
});

test("@html the skip link passes over the header", async ({ page }) => {
  await page.goto("/");
  await page.keyboard.press("Tab");
  const link = page.getByRole("link", { name: "Skip to" });
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/#content");
});

test("@narrow a link chosen while the page is still starting leads on and leaves no menu open", async ({ page }) => {
  const release = await openStarting(page);
  await page.getByRole("button", { name: "Toggle menu" }).click();
  await menu(page).getByRole("link", { name: "About Us" }).click();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Empowering Innovation for a Better Tomorrow");
  release();
  await expect(menu(page)).toBeHidden();
});

test("a link inside a text does not load the document anew", async ({ page }) => {
  await page.goto("/services/seo");
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const link = page.getByRole("main").locator("p a[href^='/']").first();
  const href = await link.getAttribute("href");
  await link.click();
  await expect(page).toHaveURL(href ?? "");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const whatsapp = (page: Page) => page.getByRole("contentinfo").locator("> a[href^='https://wa.me/']");
const chat = (page: Page) => page.getByRole("button", { name: "Open chat" });

/** What lies, even in part, under a button that is seen: controls of the form and links of the footer. */
const covered = (button: Locator) =>
  button.evaluate((element) => {
    if (getComputedStyle(element).opacity === "0") return [];
    const box = element.getBoundingClientRect();
    const meets = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return Array.from(document.querySelectorAll("#enquiry :is(input, select, textarea, button, a), footer div a"))
      .filter((control) => control.checkVisibility() && meets(control.getBoundingClientRect()))
      .map((control) => control.textContent || control.getAttribute("name"));
  });

for (const width of [320, 360, 820, 1024, 1366])
  for (const path of ["/", "/contact_us"])
    test(`nothing of the form and the footer on ${path} is covered at ${width} px @wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 720 });
      await page.goto(path);
      await hydrated(page);
      const form = await page.locator("#enquiry").evaluate((element) => element.getBoundingClientRect().top + scrollY);
      const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      for (let top = Math.max(0, form - 720); top < end + 120; top += 120) {
        await page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
        for (const button of [whatsapp(page), chat(page)]) await expect.poll(() => covered(button)).toEqual([]);
      }
    });

test("the keyboard reaches a button that has stepped aside, and it is seen then", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto("/contact_us");
  await hydrated(page);
  for (const button of [whatsapp(page), chat(page)]) {
    await page.locator("#enquiry").getByRole("textbox", { name: "Message" }).focus();
    await expect(button).toHaveCSS("opacity", "0");
    // Whoever used a key last is shown where the focus is.
    await page.keyboard.press("Shift");
    await button.focus();
    await expect(button).toHaveCSS("opacity", "1");
  }
});

test("at the end of a page the buttons stand under its last line", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
  for (const button of [whatsapp(page), chat(page)]) {
    await expect(button).toBeInViewport();
    await expect(button).toHaveCSS("opacity", "1");
  }
});

test("@html without scripts the WhatsApp link stands at the end of the page", async ({ page, javaScriptEnabled }) => {
  await page.goto("/contact_us");
  const place = await whatsapp(page).evaluate((element) => getComputedStyle(element).position);
  expect(place).toBe(javaScriptEnabled ? "fixed" : "relative");
});

for (const [width, path] of [
  [360, "/services/seo"],
  [1366, "/services/seo"],
  [360, "/blog/boost-your-business-with-seo"],
  [1366, "/contact_us"],
] as const)
  test(`nothing that has the focus is hidden on ${path} at ${width} px @wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 720 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await hydrated(page);
    const hidden = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return "the end";
        const { top, bottom, left, right, height } = element.getBoundingClientRect();
        const inside = element.closest("header, [popover], [data-covers]") !== null;
        const under = (x: number) => {
          const found = document.elementFromPoint(x, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
          return found !== null && (element.contains(found) || found.contains(element));
        };
        const seen = inside || height > innerHeight || ((under(left + 2) || under(right - 2)) && top >= 0);
        return seen ? "" : (element.textContent ?? "").slice(0, 60) + element.tagName;
      });
    await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }));
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    for (const key of ["Shift+Tab", "Tab"]) {
      let found = "";
      for (let step = 0; step < 150 && found === ""; step++) {
        found = await hidden();
        if (found === "") await page.keyboard.press(key);
      }
      expect(["", "the end"]).toContain(found);
    }
  });

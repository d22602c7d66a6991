import { expect, type Locator, type Page } from "@playwright/test";
import { chatOn } from "../support/chat-page";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const whatsapp = (page: Page) => page.getByRole("contentinfo").locator("> a[href^='https://wa.me/']");
const buttonsOn = (page: Page) => [whatsapp(page), chatOn(page).toggle];

/** The controls of the form and the links of the footer that a visible button overlaps. */
const overlapped = (button: Locator) =>
  button.evaluate((element) => {
    if (getComputedStyle(element).opacity === "0") return [];
    const box = element.getBoundingClientRect();
    const overlaps = ({ left, right, top, bottom }: DOMRect) =>
      left < box.right && right > box.left && top < box.bottom && bottom > box.top;
    return Array.from(document.querySelectorAll("#enquiry :is(input, select, textarea, button, a), footer div a"))
      .filter((control) => control.checkVisibility() && overlaps(control.getBoundingClientRect()))
      .map((control) => control.textContent || control.getAttribute("name"));
  });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((position) => window.scrollTo({ top: position, behavior: "instant" }), top);
const pageEnd = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);

for (const path of ["/", "/contact_us"])
  test(`@narrow fixed buttons overlap nothing of the form and the footer of ${path}`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    await page.locator("#enquiry").evaluate((form) => form.scrollIntoView({ block: "end", behavior: "instant" }));
    const end = await pageEnd(page);
    for (let top = await page.evaluate(() => scrollY); top < end + 120; top += 120) {
      await scrollTo(page, top);
      for (const button of buttonsOn(page)) await expect.poll(() => overlapped(button)).toEqual([]);
    }
    for (const button of buttonsOn(page)) {
      await expect(button).toBeInViewport();
      await expect(button).toHaveCSS("opacity", "1");
    }
  });

test("@narrow a button that is hidden from the form is seen when it has the focus", async ({ page }) => {
  await page.goto("/contact_us");
  await hydrated(page);
  const message = page.getByRole("textbox", { name: "Message" });
  for (const button of buttonsOn(page)) {
    await message.focus();
    await message.evaluate((field) => field.scrollIntoView({ block: "end", behavior: "instant" }));
    await expect(button).toHaveCSS("opacity", "0");
    // Browsers show the focus ring after the keyboard was used.
    await page.keyboard.press("Shift");
    await button.focus();
    await expect(button).toHaveCSS("opacity", "1");
  }
});

test("@wide @html without scripts the WhatsApp link stands at the end of the page", async ({
  page,
  javaScriptEnabled,
}) => {
  await page.goto("/contact_us");
  await expect(whatsapp(page)).toHaveCSS("position", javaScriptEnabled ? "fixed" : "relative");
});

test("nothing that has the focus is hidden by what is fixed", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/services/sample-one");
  await hydrated(page);
  /** The element with the focus where another one lies over it, or where the focus has left the page. */
  const hidden = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body) return "the end";
      const { top, bottom, left, right, height } = element.getBoundingClientRect();
      const isFixed = element.closest("header, [popover], [data-covers]") !== null;
      const isOnTop = (x: number) => {
        const found = document.elementFromPoint(x, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
        return found !== null && (element.contains(found) || found.contains(element));
      };
      const seen = isFixed || height > innerHeight || ((isOnTop(left + 2) || isOnTop(right - 2)) && top >= 0);
      return seen ? "" : `${element.tagName} ${(element.textContent ?? "").slice(0, 60)}`;
    });
  await scrollTo(page, await pageEnd(page));
  await page.getByRole("contentinfo").getByRole("link").last().focus();
  for (const key of ["Shift+Tab", "Tab"]) {
    let found = "";
    for (let step = 0; step < 150 && found === ""; step += 1) {
      found = await hidden();
      if (found === "") await page.keyboard.press(key);
    }
    expect(["", "the end"]).toContain(found);
  }
});

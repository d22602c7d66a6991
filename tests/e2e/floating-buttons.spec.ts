import { expect, type Locator, type Page } from "@playwright/test";
import { chatOn } from "../support/chat-page";
import { openHydrated } from "../support/hydrated";
import { painted } from "../support/painted";
import { test } from "../support/policy-test";

const whatsapp = (page: Page) => page.getByRole("contentinfo").locator("> a[href^='https://wa.me/']");
const buttonsOn = (page: Page) => [whatsapp(page), chatOn(page).toggle];

/** Form controls and footer links that a button covers after they are scrolled into view. */
const coveredBy = (button: Locator) =>
  button.evaluate((element) =>
    Array.from(document.querySelectorAll("#enquiry :is(input, select, textarea, button, a), footer div a"))
      .filter((control) => control.checkVisibility())
      .filter((control) => {
        control.scrollIntoView({ block: "nearest", behavior: "instant" });
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const box = element.getBoundingClientRect();
        return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
      })
      .map((control) => control.textContent || control.getAttribute("name")),
  );

for (const path of ["/", "/contact_us"])
  test(`@html form controls and footer links of ${path} can be scrolled clear of the fixed buttons`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const button of buttonsOn(page)) {
      expect(await coveredBy(button)).toEqual([]);
      await expect(button).toBeInViewport();
    }
  });

test("@narrow @html the fixed buttons never cover a label of the home page's first buttons", async ({ page }) => {
  await page.goto("/");
  const labels = page.locator("main header a > span");
  await expect(labels).toHaveCount(2);
  for (const label of await labels.all())
    for (const button of buttonsOn(page)) {
      const [text, box] = [await label.boundingBox(), await button.boundingBox()];
      const isLeft = text !== null && box !== null && text.x + text.width < box.x;
      const isRight = text !== null && box !== null && text.x > box.x + box.width;
      expect(isLeft || isRight).toBe(true);
    }
});

test("@wide @html the fixed buttons have a visible border in forced colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/about");
  for (const button of buttonsOn(page)) {
    const [look] = await painted(button);
    expect(look?.border).not.toBe(look?.ground);
  }
});

for (const path of ["/services/sample-one", "/contact_us"])
  test(`focused elements on ${path} are not covered by fixed elements`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openHydrated(page, path);
    /** The focused element if another covers it, or if the focus has left the page. */
    const hidden = () =>
      page.evaluate(() => {
        const element = document.activeElement;
        if (element === null || element === document.body) return "the end";
        const { top, bottom, left, right, height } = element.getBoundingClientRect();
        const isFixed = element.closest("header:not(main *), [popover], [popovertarget], footer > a") !== null;
        const isOnTop = (x: number) => {
          const found = document.elementFromPoint(x, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2);
          return found !== null && (element.contains(found) || found.contains(element));
        };
        const seen = isFixed || height > innerHeight || ((isOnTop(left + 2) || isOnTop(right - 2)) && top >= 0);
        return seen ? "" : `${element.tagName} ${(element.textContent ?? "").slice(0, 60)}`;
      });
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    for (const key of ["Shift+Tab", "Tab"]) {
      let found = "";
      for (let step = 0; step < 150 && found === ""; step += 1) {
        await page.keyboard.press(key);
        found = await hidden();
      }
      expect(found).toBe("the end");
    }
  });

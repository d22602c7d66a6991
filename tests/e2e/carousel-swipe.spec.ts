import { expect, type Page } from "@playwright/test";
import { test } from "../support/policy-test";
import { expectSlide, openSlides } from "../support/slides";

/** Draws a finger over the screen, as a touch screen reports it. */
const swipe = async (page: Page, from: { x: number; y: number }, by: { x: number; y: number }) => {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", step?: number) =>
    screen.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: step === undefined ? [] : [{ x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 }],
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= 10; step += 1) await touch("touchMove", step);
  await touch("touchEnd");
};

/** The middle of the shown slide's link, with the slide in the window. */
const linkPlace = async (page: Page) => {
  const slides = await openSlides(page);
  await slides.button("Pause the slides").click();
  await slides.shown.evaluate((slide) => slide.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await slides.shown.getByRole("link").boundingBox();
  const number = Number((await slides.shown.getAttribute("aria-label"))?.[0]);
  return { ...slides, number, place: { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 } };
};

test("@narrow a finger that goes sideways changes the slide, even from its link, which is not followed", async ({
  page,
}) => {
  const { shown, number, place } = await linkPlace(page);
  await swipe(page, place, { x: -100, y: 10 });
  await expectSlide(shown, (number % 5) + 1);
  await swipe(page, place, { x: 100, y: -10 });
  await expectSlide(shown, number);
  await expect(page).toHaveURL("/industries");
});

test("@narrow a finger that goes up scrolls the page and changes nothing", async ({ page }) => {
  const { shown, number, place } = await linkPlace(page);
  const before = await page.evaluate(() => window.scrollY);
  await swipe(page, place, { x: -50, y: -200 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
  await expectSlide(shown, number);
});

test("@narrow a tap follows the link", async ({ page }) => {
  const { shown } = await linkPlace(page);
  await shown.getByRole("link").tap();
  await expect(page).not.toHaveURL("/industries");
});

test("@narrow the focus goes on with a swiped slide", async ({ page }) => {
  const { shown, place } = await linkPlace(page);
  await shown.getByRole("link").focus();
  const name = (await shown.getAttribute("aria-label")) ?? "";
  await swipe(page, place, { x: -100, y: 0 });
  await expect(shown).not.toHaveAccessibleName(name);
  await expect(shown.getByRole("link")).toBeFocused();
});

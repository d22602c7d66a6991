import { expect, type Page } from "@playwright/test";
import { test } from "../support/policy-test";
import { expectSlide, openSlides, slidesOn } from "../support/slides";

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, "hidden", { configurable: true, value });
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

/** Makes the page's time pass at the test's command. In a hidden tab no slide is due, so none changes afterwards. */
const stopClock = async (page: Page) => {
  await page.clock.install();
  const slides = await openSlides(page);
  await setHidden(page, true);
  await page.clock.pauseAt(Date.now() + 60_000);
  await setHidden(page, false);
  return slides;
};

for (const width of [360, 1366]) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 768 } });

    test("the slides are worked by keyboard alone, and wrap both ways", async ({ page }) => {
      const { carousel, button, dot, shown } = await openSlides(page);
      const { keyboard } = page;
      await button("Pause the slides").focus();
      await keyboard.press("Enter");
      await expect(button("Play the slides")).toBeFocused();
      const start = Number((await shown.getAttribute("aria-label"))?.[0]);
      const from = (steps: number) => ((start - 1 + steps + 10) % 5) + 1;
      await keyboard.press("Tab");
      await expect(button("Previous slide")).toBeFocused();
      for (let step = 1; step <= 5; step += 1) {
        await keyboard.press("Enter");
        await expectSlide(shown, from(-step));
      }
      await keyboard.press("Tab");
      for (let step = 1; step <= 5; step += 1) {
        await keyboard.press("Space");
        await expectSlide(shown, from(step));
      }
      for (const number of [1, 2, 3, 4, 5]) {
        await keyboard.press("Tab");
        await expect(dot(number)).toBeFocused();
        await keyboard.press("Enter");
        await expectSlide(shown, number);
        await expect(carousel.locator("[aria-current=true]")).toHaveAccessibleName(/^Slide \d of 5: /);
        await expect(dot(number)).toHaveAttribute("aria-current", "true");
      }
      await keyboard.press("Tab");
      await expect(shown.getByRole("link")).toBeFocused();
      await keyboard.press("Tab");
      expect(await carousel.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    });

    test("what can be pressed is large enough, and nothing hangs over the edge", async ({ page }) => {
      const { carousel, button, dot, shown } = await openSlides(page);
      for (const name of [/the slides$/, "Previous slide", "Next slide"]) {
        const box = await button(name).boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      const [first, second] = [await dot(1).boundingBox(), await dot(2).boundingBox()];
      expect(Math.min(first?.width ?? 0, first?.height ?? 0)).toBeGreaterThanOrEqual(24);
      expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThanOrEqual(24);
      expect((await shown.boundingBox())?.height).toBeCloseTo(600, 0);
      expect(await carousel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    });
  });
}

test("the slides are a carousel to a screen reader, which hears only the one that is shown", async ({ page }) => {
  const { carousel, button, shown } = await openSlides(page);
  await expect(carousel).toHaveAttribute("aria-roledescription", "carousel");
  await expect(carousel.getByRole("button").first()).toHaveAccessibleName("Pause the slides");
  await expect(carousel.getByRole("group", { name: "Choose a slide" }).getByRole("button")).toHaveCount(5);
  await expect(shown).toHaveCount(1);
  const live = carousel.locator("[aria-live]");
  await expect(live).toHaveAttribute("aria-live", "off");
  await button("Pause the slides").click();
  await expect(live).toHaveAttribute("aria-live", "polite");
});

test("the slides change by themselves and begin again after the last", async ({ page }) => {
  const { shown } = await stopClock(page);
  const first = Number((await shown.getAttribute("aria-label"))?.[0]);
  for (let step = 1; step <= 5; step += 1) {
    await page.clock.runFor(2000);
    await expectSlide(shown, ((first - 1 + step) % 5) + 1);
  }
});

test("@wide the slides stand still under the pointer", async ({ page }) => {
  const { carousel, shown } = await stopClock(page);
  await carousel.hover();
  const name = (await shown.getAttribute("aria-label")) ?? "";
  await page.clock.runFor(10_000);
  await expect(shown).toHaveAccessibleName(name);
  await page.mouse.move(5, 5);
  await page.clock.runFor(2000);
  await expect(shown).not.toHaveAccessibleName(name);
});

test("the slides stand still while the focus is among them, and in a hidden tab", async ({ page }) => {
  const { shown } = await stopClock(page);
  const name = (await shown.getAttribute("aria-label")) ?? "";
  await shown.getByRole("link").focus();
  await page.clock.runFor(10_000);
  await expect(shown).toHaveAccessibleName(name);
  await setHidden(page, true);
  await shown.getByRole("link").blur();
  await page.clock.runFor(10_000);
  await expect(shown).toHaveAccessibleName(name);
  await setHidden(page, false);
  await page.clock.runFor(2000);
  await expect(shown).not.toHaveAccessibleName(name);
});

test("paused slides stay where they are, and go on for who presses play", async ({ page }) => {
  const { button, shown } = await stopClock(page);
  await button("Pause the slides").click();
  const name = (await shown.getAttribute("aria-label")) ?? "";
  await button("Play the slides").blur();
  await page.mouse.move(5, 5);
  await page.clock.runFor(10_000);
  await expect(shown).toHaveAccessibleName(name);
  await button("Play the slides").click();
  await page.clock.runFor(2000);
  await expect(shown).not.toHaveAccessibleName(name);
});

test.describe("where no motion is wanted", () => {
  test.use({ reducedMotion: "reduce" });

  test("the slides do not start, and change without a fade when they are asked to", async ({ page }) => {
    const { button, shown } = await stopClock(page);
    await page.clock.runFor(10_000);
    await expectSlide(shown, 1);
    await button("Next slide").click();
    await expectSlide(shown, 2);
    expect(await shown.evaluate((slide) => [getComputedStyle(slide).opacity, slide.getAnimations().length])).toEqual([
      "1",
      0,
    ]);
    await button("Play the slides").click();
    await page.clock.runFor(2000);
    await expectSlide(shown, 3);
  });

  test("the slides follow a change of mind", async ({ page }) => {
    const { button, shown } = await stopClock(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect(button("Pause the slides")).toBeVisible();
    await page.clock.runFor(2000);
    await expectSlide(shown, 2);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(button("Play the slides")).toBeVisible();
    await page.clock.runFor(10_000);
    await expectSlide(shown, 2);
  });
});

test("@html without scripts the slides are a strip that the arrow keys scroll, with nothing dead to press", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled, "scripts make a stack of the strip");
  await page.goto("/industries");
  const { carousel } = slidesOn(page);
  const strip = carousel.getByRole("list", { name: "Fields we build for" });
  await expect(strip.getByRole("listitem")).toHaveCount(5);
  await expect(carousel.getByRole("button")).toHaveCount(0);
  await strip.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => strip.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
});

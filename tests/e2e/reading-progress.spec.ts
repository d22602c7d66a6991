import { expect, type Page } from "@playwright/test";
import { axeViolationsInBothThemes, nothingWrong } from "../support/axe";
import { openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const article = "/blog/sample-article";
const progressOn = (page: Page) => page.getByRole("progressbar", { name: "Reading progress" });

const scrollTo = (page: Page, share: number) =>
  page.evaluate((part) => {
    const range = document.documentElement.scrollHeight - window.innerHeight;
    window.scrollTo({ top: range * part, behavior: "instant" });
  }, share);

/** The scale of the progress bar, from 0 to 1. The header follows the scroll position as well. */
const barWidth = (page: Page) =>
  page.evaluate(() => {
    const bar = document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof ScrollTimeline)
      .map(({ effect }) => (effect as KeyframeEffect).target)
      .find((target) => target?.closest("header") === null);
    return (bar?.getBoundingClientRect().width ?? NaN) / document.documentElement.clientWidth;
  });

test("@wide @html the bar follows the scroll position by a scroll-driven animation", async ({ page }) => {
  await page.goto(article);
  for (const share of [0, 0.5, 1]) {
    await scrollTo(page, share);
    await expect.poll(() => barWidth(page)).toBeCloseTo(share, 1);
  }
});

test("@wide a script moves the bar without scroll-driven animations", async ({ page }) => {
  await openHydrated(page, article);
  const bar = page.locator("[style*='scaleX']");
  await bar.evaluate((element) => (element.style.animation = "none"));
  await scrollTo(page, 0.5);
  await expect(progressOn(page)).toHaveText("50%");
  expect(await bar.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)).toBeCloseTo(0.5, 2);
});

test("@narrow the percentage is readable on the smallest screen", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(article);
  await scrollTo(page, 1);
  await expect(progressOn(page)).toHaveText("100%");
  await expect(progressOn(page)).toBeInViewport({ ratio: 1 });
  expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
});

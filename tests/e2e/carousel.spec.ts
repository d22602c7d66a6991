import { expect, type Locator, type Page } from "@playwright/test";
import industries from "../fixture-site/content/pages/industries.json";
import { axeViolationsInBothThemes, axeViolationsWithoutScripts, nothingWrong } from "../support/axe";
import { stopClock } from "../support/enquiry-page";
import { fontsArrived } from "../support/fonts-arrived";
import { holdRequests } from "../support/held-requests";
import { dispatchFirstInput } from "../support/hydrated";
import { watchLayoutShift } from "../support/layout-shift";
import { test } from "../support/policy-test";

const labels = industries.carousel;
/** The sixth slide is scheduled for the future. */
const count = 5;

const carouselOn = (page: Page) => {
  const carousel = page.getByRole("region", { name: labels.label });
  return {
    carousel,
    button: (name: string | RegExp) => carousel.getByRole("button", { name }),
    dot: (number: number) => carousel.getByRole("button", { name: `Slide ${number} of ${count}` }),
    /** The active slide: all others are inert. */
    slide: carousel.locator("[aria-roledescription=slide]:not([inert])"),
  };
};

/** Opens the page and waits until the list of slides is a carousel. */
const openCarousel = async (page: Page) => {
  await page.goto("/industries");
  await dispatchFirstInput(page);
  const carousel = carouselOn(page);
  await expect(carousel.button(/the slides$/)).toBeVisible();
  return carousel;
};

const expectSlide = async (slide: Locator, number: number) => {
  await expect(slide).toHaveAccessibleName(`${number} of ${count}`);
  await expect(slide.getByRole("heading")).toHaveText(labels.slides[number - 1]?.tagline ?? "");
};

test("with reduced motion slides change only on request, by keyboard, without a fade, and wrap around", async ({
  page,
}) => {
  await page.clock.install();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { carousel, button, dot, slide } = await openCarousel(page);
  await page.clock.runFor(10_000);
  await expectSlide(slide, 1);
  await button(labels.playLabel).focus();
  for (const [control, number] of [
    [button(labels.previousLabel), 5],
    [button(labels.nextLabel), 1],
    [dot(1), 1],
    [dot(2), 2],
    [dot(3), 3],
    [dot(4), 4],
    [dot(5), 5],
  ] as const) {
    await page.keyboard.press("Tab");
    await expect(control).toBeFocused();
    await page.keyboard.press("Enter");
    await expectSlide(slide, number);
    await expect(dot(number)).toHaveAttribute("aria-current", "true");
    expect(await slide.evaluate((element) => element.getAnimations().length)).toBe(0);
  }
  await page.keyboard.press("Tab");
  await expect(slide.getByRole("link")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await carousel.evaluate((element) => element.contains(document.activeElement))).toBe(false);
});

test("@wide slides rotate automatically, except on hover, on focus or when paused; a mouse cannot swipe", async ({
  page,
}) => {
  await page.clock.install();
  const { carousel, button, slide } = await openCarousel(page);
  const live = carousel.locator("[aria-live]");
  const expectStill = async () => {
    const name = (await slide.getAttribute("aria-label")) ?? "";
    await page.clock.runFor(10_000);
    await expect(slide).toHaveAccessibleName(name);
  };
  const expectNext = async () => {
    const name = (await slide.getAttribute("aria-label")) ?? "";
    await page.clock.runFor(2000);
    await expect(slide).not.toHaveAccessibleName(name);
  };
  await expect(live).toHaveAttribute("aria-live", "off");
  await slide.hover({ position: { x: 600, y: 100 } });
  await expectStill();
  // Only touch swipes.
  await page.mouse.down();
  await slide.hover({ position: { x: 300, y: 100 } });
  await page.mouse.up();
  await expectStill();
  await page.mouse.move(5, 5);
  await expectNext();
  await slide.getByRole("link").focus();
  await button(labels.nextLabel).focus();
  await expectStill();
  await button(labels.nextLabel).blur();
  await expectNext();
  await button(labels.pauseLabel).press("Enter");
  await expect(live).toHaveAttribute("aria-live", "polite");
  await button(labels.playLabel).blur();
  await expectStill();
  await button(labels.playLabel).press("Enter");
  await expectNext();
});

test("@wide slides stop in a hidden tab, until the next image has loaded, and with reduced motion", async ({
  page,
}) => {
  await page.clock.install();
  const deliver = await holdRequests(page, /\/picture-2\.\w+$/);
  const { carousel, button, slide } = await openCarousel(page);
  await stopClock(page);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => Object.defineProperty(document, "hidden", { value, configurable: true }), hidden);
  await page.clock.runFor(10_000);
  await expectSlide(slide, 1);
  await hide(true);
  await deliver();
  await expect(carousel.locator("img").nth(1)).toHaveJSProperty("complete", true);
  await page.clock.runFor(10_000);
  await expectSlide(slide, 1);
  await hide(false);
  await page.clock.runFor(2000);
  await expectSlide(slide, 2);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(button(labels.playLabel)).toBeVisible();
  await page.clock.runFor(10_000);
  await expectSlide(slide, 2);
});

/** Swipes on the touch screen. */
const swipe = async (page: Page, slide: Locator, by: { x: number; y: number }) => {
  const box = await slide.getByRole("link").boundingBox();
  const from = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + 20 };
  const screen = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: { x: number; y: number }[]) =>
    screen.send("Input.dispatchTouchEvent", { type, touchPoints });
  await touch("touchStart", [from]);
  for (let step = 1; step <= 10; step += 1)
    await touch("touchMove", [{ x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 }]);
  await touch("touchEnd", []);
};

test("@narrow a horizontal swipe changes the slide, a vertical swipe scrolls, and a tap follows the link", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { slide } = await openCarousel(page);
  await slide.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await slide.getByRole("link").focus();
  await swipe(page, slide, { x: -100, y: 10 });
  await expectSlide(slide, 2);
  await expect(slide.getByRole("link")).toBeFocused();
  await swipe(page, slide, { x: 100, y: -10 });
  await expectSlide(slide, 1);
  await expect(page).toHaveURL("/industries");
  const before = await page.evaluate(() => window.scrollY);
  await swipe(page, slide, { x: -50, y: -200 });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before + 50);
  await expectSlide(slide, 1);
  await slide.getByRole("link").tap();
  await expect(page).toHaveURL(/\/industries\/./);
});

test("@wide the first image is fetched immediately, the others one slide ahead", async ({ page }) => {
  const fetched = new Set<string>();
  page.on("request", (request) => {
    const name = /\/(picture-\d)\.\w+$/.exec(request.url())?.[1];
    if (name !== undefined) fetched.add(name);
  });
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/industries", { waitUntil: "commit" });
  const { carousel, button, dot, slide } = carouselOn(page);
  const first = carousel.locator("img").first();
  await expect(first).toHaveAttribute("fetchpriority", "high");
  await expect(first).toHaveJSProperty("complete", true);
  expect([...fetched]).toEqual(["picture-1"]);
  await dispatchFirstInput(page);
  await deliver();
  await button(labels.pauseLabel).click();
  await expect.poll(() => [...fetched]).toEqual(["picture-1", "picture-2"]);
  await dot(5).click();
  await expectSlide(slide, count);
  await expect.poll(() => [...fetched]).toEqual(["picture-1", "picture-2", "picture-5"]);
});

test("hydration keeps the slide that the visitor has scrolled to, without moving anything", async ({ page }) => {
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/industries", { waitUntil: "commit" });
  const { carousel, button, slide } = carouselOn(page);
  const list = carousel.getByRole("list");
  await list.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: "instant" }));
  await fontsArrived(page);
  const box = await list.getByRole("listitem").nth(1).boundingBox();
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await dispatchFirstInput(page);
  await deliver();
  await button(labels.pauseLabel).focus();
  await expectSlide(slide, 2);
  expect(await slide.boundingBox()).toEqual(box);
  expect(await height()).toBe(before);
});

test("@wide slides do not start while a link that was focused before hydration has the focus", async ({ page }) => {
  await page.clock.install();
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/industries", { waitUntil: "commit" });
  const { carousel, button, slide } = carouselOn(page);
  await carousel.getByRole("link").first().focus();
  await dispatchFirstInput(page);
  await deliver();
  await expect(button(labels.pauseLabel)).toBeVisible();
  await expect(carousel.locator("img").nth(1)).toHaveJSProperty("complete", true);
  await page.clock.runFor(10_000);
  await expectSlide(slide, 1);
});

test("hydration of the slides causes no layout shift", async ({ page }) => {
  const layoutShift = await watchLayoutShift(page);
  const deliver = await holdRequests(page, /\.js$/);
  await page.goto("/industries", { waitUntil: "commit" });
  const { button, slide } = carouselOn(page);
  await fontsArrived(page);
  const before = await layoutShift();
  await dispatchFirstInput(page);
  await deliver();
  await button(labels.pauseLabel).focus();
  await expectSlide(slide, 1);
  expect(await layoutShift()).toBe(before);
});

test("@wide axe finds no violations while slides are playing or paused", async ({ page }) => {
  const { carousel, button } = await openCarousel(page);
  // During a fade, colours are neither slide's.
  await carousel.hover();
  expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
  await button(labels.pauseLabel).click();
  expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("@wide slides are a list that scrolls with the arrow keys, without buttons", async ({ browser, page }) => {
    await page.goto("/industries");
    const { carousel } = carouselOn(page);
    const list = carousel.getByRole("list", { name: labels.label });
    await expect(list.getByRole("listitem")).toHaveCount(count);
    await expect(carousel.getByRole("button")).toHaveCount(0);
    await list.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => list.evaluate((element) => element.scrollLeft)).toBeGreaterThan(100);
    expect(await axeViolationsWithoutScripts(browser, page, await page.content())).toEqual([]);
  });
});

import { expect, type Page } from "@playwright/test";
import { barColors } from "../../src/components/layout/theme-choice";
import { holdRequests } from "../support/held-requests";
import { hydrated, openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** Formats a colour as in computed styles. */
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16)).join(", ")})`;
const expectTheme = (page: Page, theme: "light" | "dark") =>
  expect(page.locator("body")).toHaveCSS("background-color", rgb(barColors[theme]));
const expectStored = (page: Page, theme: string | null) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe(theme);
const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: "Theme" }).getByRole("radio", { name, exact: true });
/** The colour of the browser's bars, with a light system theme. */
const expectBarColor = (page: Page, theme: keyof typeof barColors) =>
  expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute("content", barColors[theme]);

test.use({ colorScheme: "light" });

test("@wide @html a chosen theme applies immediately and overrides the system's theme", async ({ page }) => {
  await page.goto("/about");
  await expectTheme(page, "light");
  await expect(choice(page, "System")).toBeChecked();
  await choice(page, "Dark").click();
  await expectTheme(page, "dark");
  await choice(page, "Light").click();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectTheme(page, "light");
  await choice(page, "System").click();
  await expectTheme(page, "dark");
});

test("@wide the theme can be chosen by keyboard, with a visible focus", async ({ page }) => {
  await openHydrated(page, "/about");
  await choice(page, "System").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Dark")).toBeFocused();
  await expectTheme(page, "dark");
  await expect(page.locator("label:has(:focus-visible)")).toHaveCSS("outline-style", "solid");
});

test("@wide the chosen theme is visible in forced colours, and the footer ornament is hidden", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/about");
  const fill = (name: string) =>
    choice(page, name).evaluate((radio) => getComputedStyle(radio.closest("label") ?? radio).backgroundColor);
  await choice(page, "Dark").click();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await expect.poll(() => fill("Dark")).not.toBe(ground);
  await expect.poll(async () => (await fill("System")) === (await fill("Light"))).toBe(true);
  await expect(page.locator("footer [data-name]")).toBeHidden();
});

test("@wide the chosen theme and its theme-color persist on the next page and after a reload", async ({ page }) => {
  await openHydrated(page, "/about");
  await expectBarColor(page, "light");
  await choice(page, "Dark").click();
  await expectBarColor(page, "dark");
  await page.goto("/services");
  await expectTheme(page, "dark");
  await expectBarColor(page, "dark");
  await hydrated(page);
  await expect(choice(page, "Dark")).toBeChecked();
  await choice(page, "System").click();
  await expectStored(page, null);
  await page.reload();
  await expectTheme(page, "light");
});

test("@wide every frame is painted in the stored theme", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const frames: string[] = Object.assign(window, { frames: [] as string[] }).frames;
    const note = () => {
      if (document.body !== null) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(note);
    };
    note();
  });
  await openHydrated(page, "/");
  const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
  expect([...new Set(frames)]).toEqual([rgb(barColors.dark)]);
});

test("@wide a theme chosen before scripts load is kept, also on the next page", async ({ page }) => {
  const deliver = await holdRequests(page, "**/*.js");
  await page.goto("/about", { waitUntil: "commit" });
  await choice(page, "Dark").click();
  await expectTheme(page, "dark");
  const next = await page.context().newPage();
  await next.goto("/services");
  await expectTheme(next, "dark");
  await deliver();
  await hydrated(page);
  await expect(choice(page, "Dark")).toBeChecked();
  await expectStored(page, "dark");
  await expectBarColor(page, "dark");
});

test("@wide the stored theme is checked before scripts load, and can be reset", async ({ page }) => {
  await page.goto("/about");
  await choice(page, "Dark").click();
  await expectStored(page, "dark");
  await holdRequests(page, "**/*.js");
  await page.goto("/services", { waitUntil: "domcontentloaded" });
  await expect(choice(page, "Dark")).toBeChecked();
  await choice(page, "System").click();
  await expectTheme(page, "light");
  await expectStored(page, null);
});

test("@wide a theme chosen in one tab applies in the others", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openHydrated(tab, "/about");
  await choice(other, "Dark").click();
  await expectTheme(page, "dark");
  await expect(choice(page, "Dark")).toBeChecked();
});

test("@wide a chosen theme applies when local storage is blocked", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("", "SecurityError");
      },
    }),
  );
  await openHydrated(page, "/about");
  await choice(page, "Dark").click();
  await expectTheme(page, "dark");
  expect(await page.pageErrors()).toEqual([]);
});

import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const white = "rgb(255, 255, 255)";
const night = "rgb(15, 14, 38)";

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const choice = (page: Page, name: string) =>
  page.getByRole("group", { name: "Theme" }).getByRole("radio", { name, exact: true });
const choose = (page: Page, name: string) => choice(page, name).click();
const barColors = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll((metas) => metas.map((meta) => (meta as HTMLMetaElement).content));

test.use({ colorScheme: "light" });

test("the choice changes the page at once, without scripts too @html", async ({ page }) => {
  await page.goto("/about");
  expect(await ground(page)).toBe(white);
  await expect(choice(page, "System")).toBeChecked();
  await choose(page, "Dark");
  await expect.poll(() => ground(page)).toBe(night);
  await choose(page, "Light");
  await expect.poll(() => ground(page)).toBe(white);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground(page)).toBe(white);
  await choose(page, "System");
  await expect.poll(() => ground(page)).toBe(night);
});

test("the choice can be made by keyboard, and its focus is seen", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await choice(page, "System").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(choice(page, "Dark")).toBeFocused();
  await expect.poll(() => ground(page)).toBe(night);
  const outline = await choice(page, "Dark").evaluate(
    (radio) => getComputedStyle(radio.parentElement ?? radio).outline,
  );
  expect(outline).toMatch(/solid 3px/);
});

test("the choice is remembered from page to page and from visit to visit, with the browser's own bars", async ({
  page,
}) => {
  await page.goto("/about");
  await hydrated(page);
  expect(await barColors(page)).toEqual(["#ffffff", "#0f0e26"]);
  await choose(page, "Dark");
  await expect.poll(() => barColors(page)).toEqual(["#0f0e26", "#0f0e26"]);
  await page.goto("/services");
  expect(await ground(page)).toBe(night);
  expect(await barColors(page)).toEqual(["#0f0e26", "#0f0e26"]);
  await hydrated(page);
  await expect(choice(page, "Dark")).toBeChecked();
  await choose(page, "System");
  await page.reload();
  expect(await ground(page)).toBe(white);
  expect(await barColors(page)).toEqual(["#ffffff", "#0f0e26"]);
});

test("no frame is drawn in another theme than the remembered one", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("theme", "dark");
    const grounds: string[] = [];
    const look = () => {
      if (document.body !== null) grounds.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(look);
    };
    look();
    Object.assign(window, { grounds });
  });
  await page.goto("/");
  await hydrated(page);
  const seen = () => page.evaluate(() => (window as unknown as { grounds: string[] }).grounds);
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(20);
  expect([...new Set(await seen())]).toEqual([night]);
});

test("a choice made before the scripts arrive counts", async ({ page }) => {
  const waiting: (() => void)[] = [];
  let held = true;
  await page.route("**/*.js", async (route) => {
    if (held) await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto("/about", { waitUntil: "commit" });
  await choose(page, "Dark");
  await expect.poll(() => ground(page)).toBe(night);
  held = false;
  for (const release of waiting) release();
  await hydrated(page);
  await expect(choice(page, "Dark")).toBeChecked();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("theme"))).toBe("dark");
  expect(await ground(page)).toBe(night);
});

test("what is chosen in one tab shows in the others", async ({ page, context }) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto("/about");
    await hydrated(tab);
  }
  await choose(other, "Dark");
  await expect.poll(() => ground(page)).toBe(night);
  await expect(choice(page, "Dark")).toBeChecked();
});

test("a browser that remembers nothing still shows what is chosen", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("", "SecurityError");
      },
    }),
  );
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.goto("/about");
  await hydrated(page);
  await choose(page, "Dark");
  await expect.poll(() => ground(page)).toBe(night);
  expect(errors).toEqual([]);
});

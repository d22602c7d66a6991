import { expect, type Page, type Route } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { realPages } from "../support/page-kinds";
import { test } from "../support/policy-test";

const lateFile = /\/static\/late-[0-9a-f]+\.css$/;
const divided = realPages.filter(([kind]) =>
  ["services", "service", "industries", "industry", "about", "article"].includes(kind),
);

/** Holds the file back until it is let go, as a slow line does. */
const holdStyles = async (page: Page) => {
  const held: Route[] = [];
  await page.route(lateFile, (route) => void held.push(route));
  return async () => {
    await expect.poll(() => held.length).toBe(1);
    for (const route of held) await route.continue();
  };
};

/** How the footer is laid out: several columns or one, dark or not. Without styles it has neither. */
const footerLook = (page: Page) =>
  page.getByRole("contentinfo").evaluate((footer) => {
    const { backgroundColor, paddingTop } = getComputedStyle(footer);
    return { backgroundColor, paddingTop };
  });

for (const [kind, path] of divided)
  test(`${kind} shows its first screen before the styles of the rest have come @html`, async ({ page }) => {
    const release = await holdStyles(page);
    await page.goto(path, { waitUntil: "commit" });
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible();
    // Nothing of the rest is shown without its styles.
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    const before = await heading.boundingBox();
    await release();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
  });

for (const [kind, path] of divided)
  test(`${kind} loses no rule of its late styles when scripts take them over`, async ({ page }) => {
    await page.goto(path);
    const file = await page.locator("body link[rel='stylesheet']").getAttribute("href");
    const css = await (await page.request.get(file ?? "")).text();
    await hydrated(page);
    const lost = await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      const kept = new Set(
        [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map((rule) => rule.cssText),
      );
      return [...sheet.cssRules].map(({ cssText }) => cssText).filter((rule) => !kept.has(rule));
    }, css);
    expect(css.length).toBeGreaterThan(5000);
    expect(lost).toEqual([]);
  });

test("the rest looks the same whether its styles came with the page or with React", async ({ page }) => {
  await page.goto("/services");
  const asBuilt = await footerLook(page);
  await hydrated(page);
  expect(await footerLook(page)).toEqual(asBuilt);
});

test("styles stay when the place they came with is gone", async ({ page }) => {
  await page.goto("/services");
  const look = await footerLook(page);
  await hydrated(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" }).click();
  await expect(page).toHaveURL(/privacy-policy/);
  await expect(page.locator("body link[rel='stylesheet']")).toHaveCount(0);
  expect(await footerLook(page)).toEqual(look);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(":root")).toHaveCSS("--width-header", "0rem");
});

test("a page whose late styles do not come is whole, and React brings them", async ({ page }) => {
  await page.goto("/services");
  const look = await footerLook(page);
  await page.route(lateFile, (route) => route.abort());
  await page.goto("/services");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  expect(await footerLook(page)).not.toEqual(look);
  await hydrated(page);
  await expect.poll(() => footerLook(page)).toEqual(look);
});

test("on paper a page is as its print styles say @html", async ({ page }) => {
  await page.goto("/services");
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(":root")).toHaveCSS("color-scheme", "light only");
});

test("a click before the rest of the page has come is not lost", async ({ page }) => {
  const release = await holdStyles(page);
  await page.goto("/services", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page.getByRole("button", { name: "Search" })).toHaveAttribute("aria-busy", "true");
  await release();
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

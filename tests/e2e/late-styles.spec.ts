import { expect, type Page, type Route } from "@playwright/test";
import { fontsArrived } from "../support/fonts-arrived";
import { hydrated } from "../support/hydrated";
import { differencesOf, looksOf } from "../support/page-look";
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

/** What stands on every page, its closed menus included, when its fonts are there. */
const frameLook = async (page: Page) => {
  await fontsArrived(page);
  return [...(await looksOf(page, "header")), ...(await looksOf(page, "footer"))];
};

/** The rules of a style sheet that no style sheet of the page has, nor one that it imports. */
const lostRules = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const imported = rules.flatMap((rule) =>
      rule instanceof CSSImportRule ? [...(rule.styleSheet?.cssRules ?? [])] : [],
    );
    const kept = new Set([...rules, ...imported].map(({ cssText }) => cssText));
    return [...sheet.cssRules].map(({ cssText }) => cssText).filter((rule) => !kept.has(rule));
  }, css);

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
  test(`${kind} looks the same when scripts have taken over its late styles`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("body link[rel='stylesheet']")).toHaveCount(1);
    const asBuilt = await frameLook(page);
    await hydrated(page);
    // What came with the page's own element is left to the file's second one alone, as on the next page.
    await page.locator("body link[rel='stylesheet']").evaluateAll((links) => links.forEach((link) => link.remove()));
    await expect.poll(async () => differencesOf(await frameLook(page), asBuilt)).toEqual([]);
  });

for (const [kind, path] of divided)
  test(`${kind} loses no rule of its late styles when scripts take them over`, async ({ page }) => {
    await page.goto(path);
    const link = page.locator("body link[rel='stylesheet']");
    const css = await (await page.request.get((await link.getAttribute("href")) ?? "")).text();
    expect(css.length).toBeGreaterThan(5000);
    await hydrated(page);
    await link.evaluate((element) => element.remove());
    await expect.poll(() => lostRules(page, css)).toEqual([]);
  });

test("styles stay when the place they came with is gone", async ({ page }) => {
  await page.goto("/services");
  const look = await looksOf(page, "footer");
  await hydrated(page);
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
  await expect(page.locator("body link[rel='stylesheet']")).toHaveCount(0);
  expect(differencesOf(await looksOf(page, "footer"), look)).toEqual([]);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(":root")).toHaveCSS("--width-header", "0rem");
});

test("a page whose late styles do not come is whole, and React brings them", async ({ page }) => {
  await page.goto("/services");
  const look = await frameLook(page);
  await page.route(lateFile, (route) => route.abort());
  await page.goto("/services");
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Privacy Policy" })).toBeVisible();
  expect(differencesOf(await frameLook(page), look)).not.toEqual([]);
  await hydrated(page);
  await expect.poll(async () => differencesOf(await frameLook(page), look)).toEqual([]);
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

test("@narrow a menu that is opened before its styles have come is seen when they are there @html", async ({
  page,
}) => {
  const release = await holdStyles(page);
  await page.goto("/services", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Toggle menu" }).click();
  const menu = page.locator("#menu:popover-open");
  await expect(menu).toHaveCount(1);
  await expect(menu).toBeHidden();
  await release();
  await expect(menu).toBeVisible();
  const { height = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  expect((await menu.boundingBox())?.y).toBe(height);
});

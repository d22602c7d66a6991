import { expect, type Page } from "@playwright/test";
import { coveredControls, cutTexts, overflowing } from "../support/lost-text";
import { openPage, openStates } from "../support/open-states";
import { samplePages } from "../support/page-kinds";
import { test } from "../support/policy-test";

/** The text spacing of WCAG 1.4.12, which must not lose content. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }
`;

/** Overflowing and cut texts at a viewport size. */
const losses = async (page: Page, width: number, height = 800) => {
  await page.setViewportSize({ width, height });
  return { width, overflowing: await overflowing(page), cut: await cutTexts(page) };
};

const none = (width: number) => ({ width, overflowing: [], cut: [] });

test.describe("nothing overflows or is cut off", { tag: "@wide" }, () => {
  for (const [name, path] of samplePages) {
    // 320 px equal 1280 px at 400 % zoom.
    test(`on the page ${name} at any width, with WCAG text spacing, and with text at 200 %`, async ({ page }) => {
      await openPage(page, path);
      for (const width of [320, 640, 820, 1366, 1920]) expect(await losses(page, width)).toEqual(none(width));
      const style = await page.addStyleTag({ content: textSpacing });
      for (const width of [390, 1366]) expect(await losses(page, width)).toEqual(none(width));
      expect(await coveredControls(page)).toEqual([]);
      await style.evaluate((element) => element.parentNode?.removeChild(element));
      // Like the browser setting: it scales everything in em, including media queries.
      const session = await page.context().newCDPSession(page);
      await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
      await expect(page.locator("html")).toHaveCSS("font-size", "32px");
      for (const width of [390, 1366]) expect(await losses(page, width)).toEqual(none(width));
      for (const button of await page.getByRole("banner").getByRole("button").all())
        await expect(button).toBeInViewport({ ratio: 1 });
      expect(await coveredControls(page)).toEqual([]);
    });
  }
});

for (const [name, open] of Object.entries(openStates))
  test(`the open ${name} fits at a zoom of 400 %`, { tag: "@narrow" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openPage(page, "/about");
    await expect(await open(page)).toBeInViewport({ ratio: 1 });
    expect(await losses(page, 320, 256)).toEqual(none(320));
  });

test("a long company name leaves room for the menu button", { tag: "@narrow" }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/about");
  const brand = page.getByRole("banner").getByRole("link", { name: "Sample Studio" }).locator("span");
  await brand.evaluate(({ lastChild }) => lastChild?.replaceWith("Brightwater & Partners Design Limited"));
  await expect(page.getByRole("button", { name: "Toggle menu" })).toBeInViewport({ ratio: 1 });
});

test("a long company name wraps before the links of the header do", { tag: "@wide" }, async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 700 });
  await openPage(page, "/about");
  const header = page.getByRole("banner");
  const brand = header.getByRole("link", { name: "Sample Studio" }).locator("span");
  await brand.evaluate(({ lastChild }) => lastChild?.replaceWith("Brightwater & Partners Design Limited"));
  const links = await header.getByRole("navigation").getByRole("list").first().getByRole("link").all();
  const rows = await Promise.all(links.map(async (link) => (await link.boundingBox())?.y));
  expect(new Set(rows).size).toBe(1);
});

test("long words of headings are hyphenated, except in English", { tag: "@narrow" }, async ({ page }) => {
  await openPage(page, "/about");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveCSS("hyphens", "manual");
  await page.locator("html").evaluate((root) => root.setAttribute("lang", "de"));
  await expect(heading).toHaveCSS("hyphens", "auto");
});

for (const [what, path, texts] of [
  ["a question or a text", "/services/sample-one", "main :is(p, summary)"],
  ["a fact of a case study", "/work/mill-sensors", "main dd > a"],
  ["breadcrumbs or a list", "/blog/sample-article", "main header ol :is(a, span), main :is(ul, ol):not([role]) > li"],
  ["a button or a label of a form", "/contact_us", "main form :is(label, [type=submit])"],
  ["the name of a package", "/all-blocks", "main [scope=row]"],
] as const)
  test(`a long word in ${what} wraps on a small phone`, { tag: "@narrow" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    await expect(page.locator(texts)).not.toHaveCount(0);
    await page
      .locator(texts)
      .evaluateAll((elements) =>
        elements.forEach((element) =>
          element.prepend("Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz "),
        ),
      );
    expect(await overflowing(page)).toEqual([]);
  });

for (const path of ["/services/lamp-shops", "/industries/sample-c", "/work/museum-archive"])
  test(`a table in the text or a list of ${path} scrolls on a small phone`, { tag: "@narrow" }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openPage(page, path);
    const table = page.getByRole("region", { name: "Column, Another column" });
    await expect(table).toBeVisible();
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)).toBe(true);
    expect(await overflowing(page)).toEqual([]);
  });

test("eight header links leave room for the search button", { tag: "@wide" }, async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await openPage(page, "/about");
  const links = page.getByRole("banner").getByRole("navigation").getByRole("list").first();
  await links.evaluate((list) => {
    const items = Array.from({ length: 8 }, () => list.firstElementChild?.cloneNode(true) ?? "");
    list.replaceChildren(...items);
    for (const link of list.querySelectorAll("a")) link.textContent = "Latest articles";
  });
  await expect(page.getByRole("button", { name: "Search" })).toBeInViewport({ ratio: 1 });
  for (const link of await links.getByRole("link").all()) await expect(link).toBeInViewport({ ratio: 1 });
});

test("figures do not wrap on a small phone or with text at 200 %", { tag: "@narrow" }, async ({ page }) => {
  const broken = () =>
    page.locator("main dl dd").evaluateAll((figures) =>
      figures.flatMap(({ textContent, lastChild }) => {
        const text = document.createRange();
        if (lastChild !== null) text.selectNode(lastChild);
        return text.getClientRects().length > 1 ? [textContent] : [];
      }),
    );
  await openPage(page, "/services/sample-one");
  await expect(page.locator("main dl dd")).toHaveCount(4);
  await page.setViewportSize({ width: 360, height: 640 });
  await expect.poll(broken).toEqual([]);
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(broken).toEqual([]);
});

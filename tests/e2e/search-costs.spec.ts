import { expect, type Request } from "@playwright/test";
import { test } from "../support/policy-test";
import { openSearch, pageWithSearch } from "../support/search-page";

/** What may be transferred before the first word is typed, in bytes. */
const allowed = 15_000;

test("nothing of it is loaded before a visitor is about to use it, and less than 15 kB before the first query", async ({
  page,
}) => {
  const { button, field, results } = await pageWithSearch(page, "/about");
  await page.waitForLoadState("networkidle");
  const requests: Request[] = [];
  page.on("requestfinished", (request) => requests.push(request));
  await page.mouse.move(200, 400);
  expect(requests).toEqual([]);

  await button.click();
  await expect(field).toBeFocused();
  await page.waitForLoadState("networkidle");
  const loaded = requests.map((request) => new URL(request.url()).pathname);
  expect(loaded.sort()).toEqual(["/data/search-words.json", expect.stringMatching(/^\/search-[0-9a-f]+\.js$/)]);
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const transferred = sizes.reduce((sum, size) => sum + size.responseBodySize + size.responseHeadersSize, 0);
  test.info().annotations.push({ type: "before the first query", description: `${transferred} bytes` });
  expect(transferred).toBeGreaterThan(5000);
  expect(transferred).toBeLessThan(allowed);

  await page.keyboard.type("logo");
  await expect(results.first()).toContainText("Logo Designing");
  expect(requests.map((request) => new URL(request.url()).pathname).slice(2)).toEqual(["/data/search-index.json"]);
  await page.keyboard.press("Escape");
  await button.click();
  await page.keyboard.type("seo");
  await expect(results.first()).toContainText("Search Engine Optimization");
  expect(requests).toHaveLength(3);
});

test("@wide its code comes with the pointer, before the click", async ({ page }) => {
  const { button } = await pageWithSearch(page, "/about");
  const code = page.waitForRequest(/\/search-[0-9a-f]+\.js$/);
  await button.hover();
  await code;
});

test("results are there in the next frames", async ({ page }) => {
  const { field, results } = await openSearch(page);
  await field.fill("logo");
  await expect(results.first()).toContainText("Logo Designing");
  const frames = await page.evaluate(
    async (queries) => {
      const input = document.querySelector<HTMLInputElement>("dialog input[type=search]");
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const list = () => document.querySelector("[data-results]")?.textContent;
      const counts: number[] = [];
      for (const query of queries) {
        const before = list();
        setValue?.call(input, query);
        input?.dispatchEvent(new Event("input", { bubbles: true }));
        let frames = 0;
        for (; list() === before; frames += 1) await frame();
        counts.push(frames);
      }
      return counts;
    },
    ["clinic", "website", "seo", "hosting", "how long does a website take", "app"],
  );
  // Six are a tenth of a second; a slow machine draws fewer in it, and not more until the results are there.
  expect(Math.max(...frames)).toBeLessThanOrEqual(6);
});

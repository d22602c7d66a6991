import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

test.describe("figures", () => {
  const figure = (page: Page) => page.getByRole("definition").first();
  /** What is seen in place of the figure while it waits and is counted. */
  const counted = (page: Page) => figure(page).locator('[aria-hidden="true"]').last();

  test("stand in the HTML as they are @html", async ({ page, request }) => {
    await page.goto("/services/seo");
    await expect(figure(page).getByText("850+", { exact: true })).toBeAttached();
    expect(await (await request.get("/services/seo")).text()).toContain(">850+<");
  });

  test("are counted up to once, when they are seen", async ({ page }) => {
    await page.goto("/services/seo");
    await hydrated(page);
    await expect(counted(page)).toHaveText("0+");
    await page.evaluate(() => {
      const seen: string[] = [];
      const place = document.querySelector("dd");
      new MutationObserver(() => seen.push(place?.lastElementChild?.lastElementChild?.textContent ?? "")).observe(
        place as Node,
        { subtree: true, childList: true, characterData: true },
      );
      Object.assign(window, { seen });
    });
    const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    await figure(page).scrollIntoViewIfNeeded();
    await expect.poll(async () => (await seen()).at(-1)).toBe("850+");
    const numbers = (await seen()).map((text) => Number.parseInt(text, 10));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(figure(page)).not.toBeInViewport();
    await figure(page).scrollIntoViewIfNeeded();
    expect(await seen()).toHaveLength(numbers.length);
    await expect(figure(page).locator('span[aria-hidden="true"]')).toHaveCount(1);
  });
});

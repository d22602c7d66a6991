import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { axeViolations } from "./axe";
import type { FixtureProject } from "./fixture-build";
import { hydrated } from "./hydrated";
import { startServer } from "./server-process";

const wayOn = (page: Page) => page.getByRole("navigation", { name: "Pages of articles" });

/** Follows a link between pages by the keyboard alone, from the last card on. */
const follow = async (page: Page, name: string) => {
  const link = wayOn(page).getByRole("link", { name, exact: true });
  await page
    .getByRole("link", { name: /^Read More/ })
    .last()
    .focus();
  for (let presses = 0; presses < 9; presses += 1) {
    await page.keyboard.press("Tab");
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press("Enter");
};

/** The tests of three pages of articles that a build has written, served by its own server. */
export const testPagination = (built: () => FixtureProject): void => {
  let server: Awaited<ReturnType<typeof startServer>>;
  const address = (place: string) => `http://127.0.0.1:${server.port}${place}`;

  test.beforeAll(async () => {
    const database = path.join(built().root, "enquiries.db");
    server = await startServer(built().root, { HOST: "127.0.0.1", DATABASE_URL: `file:${database}` });
  });
  test.afterAll(() => server.dispose());

  for (const scripts of [false, true])
    for (const width of [360, 1366])
      test.describe(`${scripts ? "with" : "without"} scripts, ${width} pixels wide`, () => {
        test.use({ javaScriptEnabled: scripts, viewport: { width, height: 800 } });

        test("leads through the pages by keyboard alone", async ({ page }) => {
          await page.goto(address("/blog"));
          if (scripts) await hydrated(page);
          await expect(wayOn(page).getByRole("link", { name: "Previous" })).toHaveCount(0);
          for (const [name, place, heading] of [
            ["Next", "/blog/page/2", "Page 2 of 3"],
            ["Page 3", "/blog/page/3", "Page 3 of 3"],
            ["Previous", "/blog/page/2", "Page 2 of 3"],
            ["Page 1", "/blog", "Written for the person who pays for the work."],
          ] as const) {
            await follow(page, name);
            await expect(page).toHaveURL(address(place));
            await expect(page.getByText(heading)).toBeVisible();
            const current = wayOn(page).locator("[aria-current=page]");
            await expect(current).toHaveAttribute("href", place);
          }
          const overflow = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
          expect(overflow).toBe(0);
        });
      });

  test("answers 404 beyond the last page", async ({ page }) => {
    for (const place of ["/blog/page/4", "/blog/page/0", "/blog/page/1", "/blog/tag/nine/page/2"])
      expect([place, (await page.goto(address(place)))?.status()]).toEqual([place, 404]);
  });

  for (const colorScheme of ["light", "dark"] as const)
    test.describe(colorScheme, () => {
      test.use({ javaScriptEnabled: true, colorScheme, reducedMotion: "reduce" });
      test("axe finds nothing on a page in the middle", async ({ page }) => {
        await page.goto(address("/blog/page/2"));
        expect(await axeViolations(page)).toEqual([]);
      });
    });
};

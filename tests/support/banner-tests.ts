import path from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { axeViolationsInBothThemes, nothingWrong } from "./axe";
import type { FixtureProject } from "./fixture-build";
import { startServer } from "./server-process";

const banner = (page: Page) => page.getByRole("region", { name: "Announcement" });

/** Where elements begin and end, from the top of the viewport. */
const edges = async (page: Page) => {
  const [header, strip, heading] = await Promise.all(
    [page.getByRole("banner"), banner(page).locator("p"), page.getByRole("heading", { level: 1 })].map((element) =>
      element.evaluate((node) => node.getBoundingClientRect().toJSON() as DOMRect),
    ),
  );
  if (header === undefined || strip === undefined || heading === undefined) throw new Error("The page has no head");
  return { header, strip, heading };
};

/** The tests of a banner with a long text and a link, served by the build's own server. */
export const testBanner = (built: () => FixtureProject): void => {
  let server: Awaited<ReturnType<typeof startServer>>;
  const address = (place: string) => `http://127.0.0.1:${server.port}${place}`;

  test.use({ javaScriptEnabled: true, reducedMotion: "reduce" });
  test.beforeAll(async () => {
    const database = path.join(built().root, "banner.db");
    server = await startServer(built().root, { HOST: "127.0.0.1", DATABASE_URL: `file:${database}` });
  });
  test.afterAll(() => server.dispose());

  test("the schedule is asked for anew each time", async ({ request }) => {
    const answer = await request.get(address("/schedule.json"));
    expect(answer.status()).toBe(200);
    expect(answer.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  for (const width of [360, 1366])
    for (const place of ["/", "/services/seo", "/blog/coming", "/blog"])
      test(`the banner stands between header and page, ${width} pixels wide: ${place}`, async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(address(place));
        const { header, strip, heading } = await edges(page);
        expect(strip.top).toBeGreaterThanOrEqual(header.bottom);
        expect(heading.top).toBeGreaterThan(strip.bottom);
        expect(strip.left).toBeGreaterThanOrEqual(0);
        expect(strip.right).toBeLessThanOrEqual(width);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expect(banner(page).getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact_us");
        expect(await axeViolationsInBothThemes(page)).toEqual(nothingWrong);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const path = test.info().outputPath(`${colorScheme}.png`);
          await page.screenshot({ path });
          await test.info().attach(`banner, ${colorScheme}`, { path });
        }
        await page.emulateMedia({ media: "print" });
        await expect(banner(page)).toBeHidden();
      });
};

import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { galleryPath } from "../../src/domain/gallery";
import { axeViolations, inGallery } from "./axe";
import type { FixtureProject } from "./fixture-build";
import { galleryTraces } from "./gallery-traces";
import { hydrated } from "./hydrated";
import { test } from "./policy-test";
import { startServer } from "./server-process";

/** The specimens that are wider than their frame, which would otherwise hide it. */
const clipped = (page: Page): Promise<string[]> =>
  page
    .locator("figure > div > div")
    .evaluateAll((frames) =>
      frames
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map((frame) => frame.closest("figure")?.querySelector("strong")?.textContent ?? ""),
    );

/** The tests of the gallery, in a build that was asked for it, served by its own server. */
export const testGallery = (built: () => FixtureProject): void => {
  let server: Awaited<ReturnType<typeof startServer>>;
  const address = (hash = "") => `http://127.0.0.1:${server.port}${galleryPath}${hash}`;

  // It is a very long page.
  test.describe.configure({ timeout: 180_000 });
  test.use({ javaScriptEnabled: true, reducedMotion: "reduce" });
  test.beforeAll(async () => {
    const database = path.join(built().root, "gallery.db");
    server = await startServer(built().root, { HOST: "127.0.0.1", DATABASE_URL: `file:${database}` });
  });
  test.afterAll(() => server.dispose());

  test("leaves traces by which it would be found in a build for visitors", () => {
    expect(galleryTraces(built().root)).toContain(path.join("public", galleryPath, "index.html"));
  });

  test("is kept out of search engines, and no page leads to it", async ({ page }) => {
    await page.goto(address());
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    const pages = built()
      .files("public")
      .filter((file) => file.endsWith(".html") && !file.startsWith(`public${galleryPath}/`));
    expect(pages.filter((file) => built().read(file).includes(galleryPath))).toEqual([]);
    expect(built().read("public/data/search-index.json")).not.toContain(galleryPath);
  });

  test("names each group as a region to which its contents lead", async ({ page }) => {
    await page.goto(address());
    await hydrated(page);
    const links = page.getByRole("navigation", { name: "Groups" }).getByRole("link");
    const contents = await links.evaluateAll((all) => all.map((link) => [link.getAttribute("href"), link.textContent]));
    const groups = await page.locator("main > section").evaluateAll((all) =>
      all.map((group) => {
        const heading = document.getElementById(group.getAttribute("aria-labelledby") ?? "");
        return [`#${group.id}`, heading?.textContent ?? null];
      }),
    );
    expect(contents.length).toBeGreaterThan(20);
    expect(groups).toEqual(contents);
    const buttons = page.getByRole("main").getByRole("region", { name: "Buttons", exact: true });
    await expect(buttons.getByRole("figure", { name: "Button, filled", exact: true })).toBeVisible();
  });

  test("shows each specimen in both themes, whatever the visitor's is", async ({ page }) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address());
      const schemes = await page
        .getByRole("figure", { name: "Button, filled", exact: true })
        .getByRole("button", { name: "Fly a kite" })
        .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).colorScheme));
      expect(schemes).toEqual(["light", "dark"]);
    }
  });

  for (const width of [320, 390, 1366])
    test.describe(`${width} pixels wide`, () => {
      test.use({ viewport: { width, height: 844 } });
      test("is taken over by scripts without a complaint, scrolls nothing sideways and cuts nothing off", async ({
        page,
      }) => {
        const complaints: string[] = [];
        page.on("pageerror", ({ message }) => complaints.push(message));
        page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
        await page.goto(address(), { waitUntil: "networkidle" });
        await hydrated(page);
        expect(complaints).toEqual([]);
        const overflow = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
        expect(overflow).toBe(0);
        expect(await clipped(page)).toEqual([]);
      });
    });

  // The specimens have their own themes: the page's is that of the frame around them.
  for (const [width, colorScheme] of [
    [1366, "light"],
    [390, "dark"],
  ] as const)
    test.describe(`${width} pixels wide, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 844 }, colorScheme });
      test("axe finds nothing but names that come again", async ({ page }) => {
        await page.goto(address());
        await hydrated(page);
        expect(await axeViolations(page, undefined, inGallery)).toEqual([]);
      });
    });
};

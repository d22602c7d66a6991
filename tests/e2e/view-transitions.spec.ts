import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** Counts the transitions that scripts begin. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    Object.assign(window, { transitions: 0 });
    document.startViewTransition = (...args) => {
      (window as unknown as { transitions: number }).transitions += 1;
      return start(...args);
    };
  });
const transitions = (page: Page) => page.evaluate(() => (window as unknown as { transitions: number }).transitions);

test.describe("a link to another page", () => {
  test.beforeEach(async ({ page }) => {
    await countTransitions(page);
    await page.goto("/services");
    await hydrated(page);
  });

  test("leads there in a view transition of less than 300 ms, under a header that stays", async ({ page }) => {
    const running = page.evaluate(
      () =>
        new Promise<{ duration: number; part: string }[]>((resolve) => {
          const look = () => {
            const parts = document
              .getAnimations()
              .map(({ effect }) => effect as KeyframeEffect)
              .filter(({ pseudoElement }) => pseudoElement?.startsWith("::view-transition"));
            if (parts.length === 0) return requestAnimationFrame(look);
            resolve(
              parts.map((effect) => ({
                duration: Number(effect.getComputedTiming().duration),
                part: effect.pseudoElement ?? "",
              })),
            );
            return 0;
          };
          look();
        }),
    );
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    const parts = await running;
    expect(Math.max(...parts.map(({ duration }) => duration))).toBeLessThan(300);
    expect(parts.map(({ part }) => part).join()).toContain("root");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveURL("/about");
    expect(await transitions(page)).toBe(1);
  });

  test("moves from the one page to the other, and gives the browser its frames back", async ({ page }) => {
    await page.evaluate(() => {
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        const transition = start(update);
        const note = () => Object.assign(window, { movesTo: document.querySelector("main h1")?.textContent });
        void transition.ready.then(note);
        return transition;
      };
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeFocused();
    const movesTo = await page.waitForFunction(() => (window as unknown as { movesTo?: string }).movesTo);
    expect(await movesTo.jsonValue()).toBe(await heading.textContent());
    expect(await page.evaluate(() => String(window.requestAnimationFrame))).toContain("[native code]");
  });

  test("leads there when the page cannot be fetched, too", async ({ page }) => {
    await page.route("**/page-data/blog/page-data.json", (route) => route.abort());
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
    await expect(page).toHaveURL("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("answers a second click while the first is on its way", async ({ page }) => {
    const links = page.getByRole("contentinfo");
    await links.getByRole("link", { name: "About Us" }).click({ noWaitAfter: true });
    await links.getByRole("link", { name: "Contact Us" }).click();
    await expect(page).toHaveURL("/contact_us");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/project/);
  });

  test("to a place on the same page begins none", async ({ page }) => {
    await page.goto("/blog/boost-your-business-with-seo");
    await hydrated(page);
    await page.evaluate(() => {
      document.querySelector<HTMLAnchorElement>('nav a[href^="#"]')?.click();
    });
    await expect(page).toHaveURL(/#/);
    expect(await transitions(page)).toBe(0);
  });
});

test.describe("where no motion is wanted", () => {
  test.use({ reducedMotion: "reduce" });

  test("a page follows another without a transition", async ({ page }) => {
    await countTransitions(page);
    await page.goto("/services");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await transitions(page)).toBe(0);
  });
});

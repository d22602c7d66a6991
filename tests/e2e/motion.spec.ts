import { expect, type Page } from "@playwright/test";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** What a page moves by time, not by scrolling: how long, in milliseconds, and whether it has run. */
const entrances = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map((animation) => ({
        duration: Number(animation.effect?.getComputedTiming().duration),
        place: (animation.effect as KeyframeEffect).target?.getBoundingClientRect().top ?? 0,
        playState: animation.playState,
      })),
  );

const lastCard = (page: Page) =>
  page
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: "Bulk SMS" }) })
    .last();

test.describe("entrances", () => {
  test("rise once, in less than 300 ms, and shift nothing", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const card = lastCard(page);
    await expect(card).not.toBeInViewport();
    const animation = await card.evaluateHandle((element) => element.getAnimations()[0]);
    const state = () => animation.evaluate((it) => it?.playState);
    expect(await state()).toBe("paused");
    expect(await animation.evaluate((it) => Number(it?.effect?.getComputedTiming().duration))).toBeLessThan(300);
    await card.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
    await expect.poll(state).toBe("finished");
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
    await expect(card).not.toBeInViewport();
    expect(await state()).toBe("finished");
    const shifts = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) =>
            resolve(list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0)),
          ).observe({ type: "layout-shift", buffered: true });
          setTimeout(() => resolve(0), 500);
        }),
    );
    expect(shifts).toBeLessThan(0.02);
  });

  test("hide nothing that waits: it can be read and found before", async ({ page }) => {
    await page.goto("/");
    const opacity = await lastCard(page).evaluate((element) => getComputedStyle(element).opacity);
    expect(opacity).toBe("1");
  });

  test("leave alone what is seen at first", async ({ page }) => {
    await page.goto("/");
    const first = (await entrances(page)).filter(({ place }) => place < (page.viewportSize()?.height ?? 0));
    expect(first).toEqual([]);
  });
});

test.describe("where no motion is wanted", () => {
  test.use({ reducedMotion: "reduce" });

  for (const path of ["/", "/services/seo", "/industries", "/blog/boost-your-business-with-seo"])
    test(`nothing moves by itself on ${path}`, async ({ page }) => {
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 500) {
          window.scrollTo({ top, behavior: "instant" });
          await new Promise(requestAnimationFrame);
        }
      });
      expect(await entrances(page)).toEqual([]);
      const playing = await page
        .locator("video")
        .evaluateAll((all) => all.some((it) => !(it as HTMLVideoElement).paused));
      expect(playing).toBe(false);
    });

  test("a page follows another without a transition", async ({ page }) => {
    await countTransitions(page);
    await page.goto("/services");
    await hydrated(page);
    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await transitions(page)).toBe(0);
  });
});

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

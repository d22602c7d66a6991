import { expect } from "@playwright/test";
import { answer, chatOn, openChat } from "../support/chat-page";
import { fontsArrived } from "../support/fonts-arrived";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

for (const [size, box] of [
  [
    { width: 1366, height: 768 },
    { width: 360, height: 500 },
  ],
  [
    { width: 820, height: 1180 },
    { width: 360, height: 500 },
  ],
  [
    { width: 640, height: 700 },
    { width: 360, height: 500 },
  ],
  [
    { width: 639, height: 700 },
    { width: 639, height: 500 },
  ],
  [
    { width: 360, height: 640 },
    { width: 360, height: 500 },
  ],
  [
    { width: 320, height: 500 },
    { width: 320, height: 400 },
  ],
  [
    { width: 1366, height: 400 },
    { width: 360, height: 320 },
  ],
] as const)
  test(`at ${size.width} × ${size.height} the panel is ${box.width} × ${box.height}, all of it to be seen`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { panel, toggle, close, option } = await openChat(page);
    const bounds = await panel.boundingBox();
    expect(bounds).toMatchObject(box);
    expect(bounds?.y).toBeGreaterThanOrEqual(0);
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(option("General Questions")).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    await close.click();
    await toggle.click();
    await toggle.click();
    await expect(panel).toBeHidden();
  });

test("nothing on the page moves, and the page is not scrolled, whatever the chat does", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] as string[] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node: Node | null }[] })[])
        for (const { node } of entry.sources ?? [])
          (window as unknown as { shifts: string[] }).shifts.push(
            node instanceof HTMLElement ? node.outerHTML.slice(0, 80) : String(node?.textContent),
          );
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto("/about");
  await hydrated(page);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await fontsArrived(page);
  const chat = chatOn(page);
  await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts.splice(0));
  await chat.toggle.click();
  await answer(chat, "Our Services", "Development", "App Development", "Go Back to Main Menu", "General Questions");
  await expect(chat.option("Something else")).toBeVisible();
  await chat.close.click();
  await expect(chat.panel).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  expect(await page.evaluate(() => (window as unknown as { shifts: string[] }).shifts)).toEqual([]);
});

test("the newest line is in sight, and only the log is scrolled for it", async ({ page }) => {
  const chat = await openChat(page);
  for (const [path, lines] of [
    [["Our Services"], 3],
    [["Digital Marketing"], 5],
    [["Content Writing"], 8],
    [["Go Back to Main Menu"], 10],
  ] as const) {
    await answer(chat, ...path);
    await expect(chat.lines).toHaveCount(lines);
    await expect(chat.lines.last()).toBeInViewport({ ratio: 0.95 });
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test("the chat is not printed", async ({ page }) => {
  const { toggle, panel } = await openChat(page);
  await page.emulateMedia({ media: "print" });
  await expect(toggle).toBeHidden();
  await expect(panel).toBeHidden();
});

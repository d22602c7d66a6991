import type { Browser, Page } from "@playwright/test";
import { hydrated } from "../../tests/support/hydrated";
import { openPhone, touchNothing } from "./phone";
import { watchTransfers } from "./traffic";

const tries = 5;

/** Has the page note, on its own clock, when a link is pressed and when the first frame with another heading is drawn. */
const watchHeading = (page: Page) =>
  page.evaluate(() => {
    const first = document.querySelector("main h1")?.textContent;
    const times: { pressed?: number; shown?: number } = {};
    Object.assign(window, { times });
    addEventListener("click", ({ timeStamp }) => (times.pressed ??= timeStamp), { capture: true });
    new MutationObserver((_, observer) => {
      const heading = document.querySelector("main h1")?.textContent;
      if (heading === undefined || heading === first) return;
      observer.disconnect();
      // A task that follows a frame's callbacks begins when the frame is drawn.
      requestAnimationFrame(() => setTimeout(() => (times.shown = performance.now())));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });

const timeFromClick = async (page: Page): Promise<number> => {
  const shown = await page.waitForFunction(() => {
    const { pressed, shown } = (window as unknown as { times: { pressed?: number; shown?: number } }).times;
    return shown === undefined ? undefined : { time: shown - (pressed ?? NaN) };
  });
  return ((await shown.jsonValue()) as { time: number }).time;
};

const measureOnce = async (browser: Browser, address: string, link: string, slowdown: number): Promise<number> => {
  const { page, session } = await openPhone(browser);
  try {
    const { settled } = await watchTransfers(session);
    await page.goto(address);
    await touchNothing(session);
    await hydrated(page);
    const target = page.locator(`main a[href="${link}"]`).first();
    await target.scrollIntoViewIfNeeded();
    await settled();
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await target.hover({ trial: true });
    const box = await target.boundingBox();
    if (box === null) throw new Error(`${link} is not to be seen on ${address}`);
    await watchHeading(page);
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    return await timeFromClick(page);
  } finally {
    await page.context().close();
  }
};

/**
 * How long the next page's heading takes from the click on a link of the
 * page's main part, once what Gatsby fetches ahead has come: the least of
 * several first visits, since a busy machine only adds to it.
 *
 * @param link the path that the link leads to
 * @param slowdown how many times slower the processor is made
 * @returns milliseconds
 */
export const measureNextPage = async (
  browser: Browser,
  address: string,
  link: string,
  slowdown = 1,
): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < tries; round += 1) times.push(await measureOnce(browser, address, link, slowdown));
  return Math.min(...times);
};

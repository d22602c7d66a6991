import type { Browser, CDPSession, Page } from "@playwright/test";

/** The phone that Lighthouse looks with, so that its pictures and ours are the same. */
const screen = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** A tab of a phone that has never been to the site. */
export const openPhone = async (browser: Browser): Promise<{ page: Page; session: CDPSession }> => {
  const context = await browser.newContext(screen);
  const page = await context.newPage();
  return { page, session: await context.newCDPSession(page) };
};

/** The sign of a hand, which does nothing to the page: a finger that comes and is taken back. */
export const touchNothing = async (session: CDPSession): Promise<void> => {
  await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: 206, y: 412 }] });
  await session.send("Input.dispatchTouchEvent", { type: "touchCancel", touchPoints: [] });
};

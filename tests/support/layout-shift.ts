import type { Page } from "@playwright/test";

/** Sums up unexpected layout shifts (https://web.dev/articles/cls). Call it before the page is opened. */
export const watchLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const shifts: number[] = Object.assign(window, { shifts: [] as number[] }).shifts;
    new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as unknown as { value: number }).value)),
    ).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          // A shift is reported after the frame in which it is painted.
          const report = () =>
            resolve((window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
          requestAnimationFrame(() => requestAnimationFrame(() => window.setTimeout(report)));
        }),
    );
};

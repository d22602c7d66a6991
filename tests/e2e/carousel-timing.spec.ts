import { expect } from "@playwright/test";
import { slideFade, slideInterval } from "../../src/domain/carousel";
import { test } from "../support/policy-test";
import { openSlides } from "../support/slides";

interface Measured {
  starts: number[];
  ends: number[];
}

/** The middle one of some times: a busy machine delays one or the other. */
const median = (times: number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

/** What the specification says may be missed by 15 %. */
const expectAbout = (time: number, wanted: number) => {
  expect(time).toBeGreaterThan(wanted * 0.85);
  expect(time).toBeLessThan(wanted * 1.15);
};

test("slides change every two seconds and take one to fade, as the browser measures it", async ({ page }) => {
  expect([slideInterval, slideFade]).toEqual([2000, 1000]);
  await page.addInitScript(() => {
    const measured: Measured = { starts: [], ends: [] };
    Object.assign(window, { measured });
    const note = (times: number[]) => (event: TransitionEvent) => {
      const fadesIn = (event.target as Element).matches("[aria-roledescription=slide]:not([inert])");
      if (fadesIn && event.propertyName === "opacity") times.push(performance.now());
    };
    document.addEventListener("transitionrun", note(measured.starts));
    document.addEventListener("transitionend", note(measured.ends));
  });
  await openSlides(page);
  const measured = () => page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  await expect.poll(async () => (await measured()).ends.length, { timeout: 20_000 }).toBe(5);
  const { starts, ends } = await measured();
  test.info().annotations.push({ type: "measured", description: JSON.stringify({ starts, ends }) });
  const intervals = starts.slice(1).map((start, index) => start - (starts[index] ?? 0));
  expectAbout(median(intervals), 2000);
  expectAbout(median(ends.map((end, index) => end - (starts[index] ?? 0))), 1000);
});

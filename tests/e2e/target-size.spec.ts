import { expect } from "@playwright/test";
import { openPage, openStates } from "../support/open-states";
import { realPages } from "../support/page-kinds";
import { test } from "../support/policy-test";
import { lowerThanAFinger, targetsOn, tooSmall } from "../support/targets";

for (const [name, path] of realPages)
  test(`every target on ${name} is large enough or stands apart, in both themes`, async ({ page }) => {
    await openPage(page, path);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const targets = await targetsOn(page);
      expect(targets.length).toBeGreaterThan(10);
      expect(tooSmall(targets)).toEqual([]);
    }
  });

for (const [name, path] of realPages)
  test(`@narrow every main control on ${name} is as high as a fingertip`, async ({ page }) => {
    await openPage(page, path);
    expect(lowerThanAFinger(await targetsOn(page))).toEqual([]);
  });

for (const [name, open] of Object.entries(openStates))
  test(`@narrow so is every target in the open ${name}`, async ({ page }) => {
    await openPage(page, "/about");
    await open(page);
    const targets = await targetsOn(page);
    expect(tooSmall(targets)).toEqual([]);
    expect(lowerThanAFinger(targets)).toEqual([]);
  });

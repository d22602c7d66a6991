import { expect } from "@playwright/test";
import { openPage, openStates } from "../support/open-states";
import { samplePages } from "../support/page-kinds";
import { test } from "../support/policy-test";
import { lowerThanAFinger, targetsOn, tooSmall } from "../support/targets";

for (const [name, path] of samplePages)
  test(`touch targets on the page ${name} are large enough`, { tag: "@narrow" }, async ({ page }) => {
    await openPage(page, path);
    const targets = await targetsOn(page);
    expect(targets.length).toBeGreaterThan(10);
    expect(tooSmall(targets)).toEqual([]);
    expect(lowerThanAFinger(targets)).toEqual([]);
  });

test("click targets on a wide screen are large enough", { tag: "@wide" }, async ({ page }) => {
  for (const path of ["/", "/blog", "/contact_us"]) {
    await openPage(page, path);
    expect(tooSmall(await targetsOn(page))).toEqual([]);
  }
});

for (const [name, open] of Object.entries(openStates))
  test(`touch targets in the open ${name} are large enough`, { tag: "@narrow" }, async ({ page }) => {
    await openPage(page, "/about");
    await open(page);
    const targets = await targetsOn(page);
    expect(tooSmall(targets)).toEqual([]);
    expect(lowerThanAFinger(targets)).toEqual([]);
  });

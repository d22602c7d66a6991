import { expect, type Page } from "@playwright/test";
import { contrast } from "../../src/theme/contrast";
import { transitionsOver } from "../support/axe";
import { openPage, openStates } from "../support/open-states";
import { painted } from "../support/painted";
import { test } from "../support/policy-test";

/** WCAG 1.4.11. */
const least = 3;

/** Fields and buttons with an edge or a fill, but for those on a picture: what neither sets off from the ground. */
const faint = async (page: Page) => {
  const controls = page.locator(
    "input:not([type=hidden], [type=radio]), select, textarea, :is(header, form, dialog, [popover]) button",
  );
  const found = await painted(controls);
  expect(found.length).toBeGreaterThan(3);
  return found
    .filter(({ border, fill, ground }) => border !== ground || fill !== ground)
    .filter(({ border, fill, ground }) => Math.max(contrast(border, ground), contrast(fill, ground)) < least)
    .map(({ name, border, fill, ground }) => `${name}: ${border}, ${fill} on ${ground}`);
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const path of ["/", "/contact_us"])
    test(`controls on ${path} stand out from the ${colorScheme} page`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, path);
      expect(await faint(page)).toEqual([]);
    });

  for (const [name, open] of Object.entries(openStates).filter(([state]) => state !== "menu"))
    test(`controls stand out from the ${colorScheme} page in the open ${name}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openPage(page, "/about");
      await open(page);
      await transitionsOver(page);
      expect(await faint(page)).toEqual([]);
    });
}

import { expect, type Page } from "@playwright/test";
import { transitionsOver } from "../support/axe";
import { contrast } from "../support/contrast";
import { openPage, openStates } from "../support/open-states";
import { type Painted, painted } from "../support/painted";
import { test } from "../support/policy-test";

/** WCAG 1.4.11. */
const minContrast = 3;

/** Quiet buttons have no frame, and the search field, the one without a name, has that of its bar. */
const isFrameless = ({ name, border, fill, ground }: Painted) =>
  (name.startsWith("button") || name === "input ") && border === ground && fill === ground;

/** Fields and buttons whose border or fill has too little contrast with the background. */
const faintControls = async (page: Page) => {
  const controls = page.locator(
    "input:not([type=hidden], [type=radio]), select, textarea, :is(header, form, dialog, [popover]) button",
  );
  const found = await painted(controls);
  expect(found.length).toBeGreaterThan(3);
  return found
    .filter((control) => !isFrameless(control))
    .filter(({ border, fill, ground }) => Math.max(contrast(border, ground), contrast(fill, ground)) < minContrast)
    .map(({ name, border, fill, ground }) => `${name}: ${border}, ${fill} on ${ground}`);
};

for (const colorScheme of ["light", "dark"] as const)
  test(`controls have a contrast of at least 3:1 on the ${colorScheme} page`, { tag: "@wide" }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const path of ["/", "/contact_us"]) {
      await openPage(page, path);
      expect(await faintControls(page)).toEqual([]);
    }
    for (const open of [openStates.chat, openStates.search]) {
      await openPage(page, "/about");
      await open(page);
      await transitionsOver(page);
      expect(await faintControls(page)).toEqual([]);
    }
  });

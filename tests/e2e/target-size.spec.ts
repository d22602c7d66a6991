import { expect, type Page } from "@playwright/test";
import { smallTargets } from "../support/axe";
import { openPage, openStates } from "../support/open-states";
import { samplePages } from "../support/page-kinds";
import { test } from "../support/policy-test";

/** Buttons, fields, calls to action and navigation links on a page, with their height in CSS pixels. */
const importantTargets = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (element: Element) => {
      // The label of a radio button or checkbox is part of its target.
      const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      return Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top));
    };
    const isInText = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      Array.from(element.parentElement?.childNodes ?? []).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
    const isDrawn = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
    };
    return Array.from(document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled"))
      .filter((element) => element.closest("[inert], [aria-hidden=true]") === null)
      .filter((element) => (!element.matches("a:not(nav a)") || isDrawn(element)) && !isInText(element))
      .map((element) => ({ html: element.outerHTML.slice(0, 80), height: heightOf(element) }));
  });

const expectLargeTargets = async (page: Page) => {
  expect(await smallTargets(page)).toEqual([]);
  const targets = await importantTargets(page);
  expect(targets.length).toBeGreaterThan(5);
  // As high as a fingertip: 44 CSS pixels, less what rounding costs.
  expect(targets.filter(({ height }) => height < 43.5)).toEqual([]);
};

for (const [name, path] of samplePages)
  test(`touch targets on the page ${name} are large enough`, { tag: "@narrow" }, async ({ page }) => {
    await openPage(page, path);
    await expectLargeTargets(page);
  });

for (const [name, open] of Object.entries(openStates))
  test(`touch targets in the open ${name} are large enough`, { tag: "@narrow" }, async ({ page }) => {
    await openPage(page, "/about");
    await open(page);
    await expectLargeTargets(page);
  });

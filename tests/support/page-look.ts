import type { Frame, Page } from "@playwright/test";

/** The compared properties. Scroll-driven animations are left out: they depend on the scroll position. */
const properties = [
  ...["display", "position", "color", "background-color", "background-image", "box-shadow"],
  ...["font-family", "font-size", "font-weight", "font-style", "line-height", "letter-spacing", "text-align"],
  ...["margin-top", "margin-right", "margin-bottom", "margin-left"],
  ...["padding-top", "padding-right", "padding-bottom", "padding-left"],
  ...["border-top-width", "border-top-color", "border-top-left-radius"],
  ...["width", "height", "grid-template-columns", "gap", "text-decoration-line"],
  ...["top", "right", "bottom", "left", "visibility", "list-style-type"],
];

type Shown = Page | Frame;

/** A line for every computed style of every element in `<main>`, with the element's index and name. */
const looksOf = (page: Shown): Promise<string[]> =>
  page.locator("main *").evaluateAll(
    (elements, names) =>
      elements.flatMap((element, index) => {
        const styles = getComputedStyle(element);
        return names.map((name) => `${index} ${element.tagName} ${name}: ${styles.getPropertyValue(name)}`);
      }),
    properties,
  );

/** The lines of visible text in `<main>`. */
export const wordsOf = (page: Shown): Promise<string[]> =>
  page.evaluate(() => document.querySelector("main")?.innerText.split("\n") ?? []);

/** The first differences in computed styles between two pages' `<main>`; reports two empty ones too. */
export const differences = async (one: Shown, other: Shown): Promise<string[]> => {
  const [ours, theirs] = [await looksOf(one), await looksOf(other)];
  if (ours.length === 0 && theirs.length === 0) return ["there is nothing to compare"];
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, index) => index)
    .filter((index) => ours[index] !== theirs[index])
    .slice(0, 20)
    .map((index) => `${ours[index]} instead of ${theirs[index]}`);
};

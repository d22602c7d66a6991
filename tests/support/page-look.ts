import type { Frame, Page } from "@playwright/test";

/** What is compared of every element. Animations that follow the scrolling are not: they depend on where one looks. */
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

/** A line for every computed style of every element of a page's main part, each with the element's place and name. */
const looksOf = (page: Shown): Promise<string[]> =>
  page.locator("main *").evaluateAll(
    (elements, names) =>
      elements.flatMap((element, index) => {
        const styles = getComputedStyle(element);
        return names.map((name) => `${index} ${element.tagName} ${name}: ${styles.getPropertyValue(name)}`);
      }),
    properties,
  );

/** The words that are seen in a page's main part, by lines. */
export const wordsOf = (page: Shown): Promise<string[]> =>
  page.evaluate(() => document.querySelector("main")?.innerText.split("\n") ?? []);

/** In which computed styles the main parts of two pages differ, the first some; at least one has to have some. */
export const differences = async (one: Shown, other: Shown): Promise<string[]> => {
  const [ours, theirs] = [await looksOf(one), await looksOf(other)];
  if (ours.length === 0 && theirs.length === 0) return ["there is nothing to compare"];
  return Array.from({ length: Math.max(ours.length, theirs.length) }, (_, index) => index)
    .filter((index) => ours[index] !== theirs[index])
    .slice(0, 20)
    .map((index) => `${ours[index]} instead of ${theirs[index]}`);
};

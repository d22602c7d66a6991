import type { Frame, Page } from "@playwright/test";

/** What is compared of every element. Animations that follow the scrolling are not: they depend on where one looks. */
const properties = [
  ...["display", "position", "color", "background-color", "background-image", "box-shadow"],
  ...["font-family", "font-size", "font-weight", "font-style", "line-height", "letter-spacing", "text-align"],
  ...["margin-top", "margin-right", "margin-bottom", "margin-left"],
  ...["padding-top", "padding-right", "padding-bottom", "padding-left"],
  ...["border-top-width", "border-top-color", "border-top-left-radius"],
  ...["width", "height", "grid-template-columns", "gap", "text-decoration-line"],
];

/** How the main part of a page looks: its text, and a line for every element with its computed styles. */
export const lookOf = (page: Page | Frame): Promise<{ text: string[]; elements: string[] }> =>
  page.evaluate((names) => {
    const main = document.querySelector("main");
    if (main === null) return { text: [], elements: [] };
    const elements = [...main.querySelectorAll("*")].map((element) => {
      const styles = getComputedStyle(element);
      return [element.tagName, ...names.map((name) => `${name}: ${styles.getPropertyValue(name)}`)].join("; ");
    });
    return { text: main.innerText.split("\n"), elements };
  }, properties);

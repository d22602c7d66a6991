import type { Page } from "@playwright/test";

export interface Target {
  /** For messages. */
  name: string;
  /** Whether it is a link in text, which determines its size. */
  inline: boolean;
  /** Whether it is a call to action, a navigation link, a button or a field: an important target. */
  main: boolean;
  /** Its bounding box in CSS pixels, including a field's label. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** All pointer targets on a page. */
export const targetsOn = (page: Page): Promise<Target[]> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => {
      const labels = element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : [];
      // The label of a radio button or checkbox is part of its target.
      const boxes = [element, ...labels].map((part) => part.getBoundingClientRect());
      const [x, y] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
      const right = Math.max(...boxes.map((box) => box.right));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      return { x, y: y + scrollY, width: right - x, height: bottom - y };
    };
    const isInline = (element: Element) =>
      getComputedStyle(element).display === "inline" &&
      Array.from(element.parentElement?.childNodes ?? []).some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== "",
      );
    const isDrawn = (element: Element) => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return backgroundColor !== "rgba(0, 0, 0, 0)" || borderTopWidth !== "0px";
    };
    return Array.from(document.querySelectorAll("a[href], button, input, select, textarea, summary"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.closest("[inert], [aria-hidden=true]") === null)
      .filter((element) => !element.matches("input[type=hidden], :disabled"))
      .map((element) => ({
        name: `${element.localName} ${(element.textContent || element.getAttribute("aria-label") || element.getAttribute("name") || "").trim().slice(0, 50)}`,
        inline: isInline(element),
        main: !element.matches("a") || element.closest("nav") !== null || isDrawn(element),
        ...boxOf(element),
      }))
      .filter(({ width, height }) => width > 0 && height > 0);
  });

const smallest = 24;

const centre = ({ x, y, width, height }: Target) => [x + width / 2, y + height / 2] as const;

/** The distance of a point from a box. */
const distance = ([x, y]: readonly [number, number], box: Target) =>
  Math.hypot(Math.max(box.x - x, 0, x - box.x - box.width), Math.max(box.y - y, 0, y - box.y - box.height));

const isSmall = ({ width, height }: Target) => Math.min(width, height) < smallest;

/**
 * Targets too small for WCAG 2.2 (2.5.8): less than 24 by 24 CSS pixels, not in running text, and with another target
 * within the circle of 24 pixels around their centre, or its circle if that one is small as well.
 */
export const tooSmall = (targets: readonly Target[]): string[] =>
  targets
    .filter((target) => isSmall(target) && !target.inline)
    .filter((target) =>
      targets.some((other) => {
        if (other === target) return false;
        const [x, y] = centre(target);
        const [otherX, otherY] = centre(other);
        return (
          distance([x, y], other) < smallest / 2 || (isSmall(other) && Math.hypot(x - otherX, y - otherY) < smallest)
        );
      }),
    )
    .map(({ name, width, height }) => `${name}: ${width.toFixed(0)} × ${height.toFixed(0)}`);

/** Important targets lower than a fingertip: 44 CSS pixels. */
export const lowerThanAFinger = (targets: readonly Target[]): string[] =>
  targets
    .filter(({ main, inline, height }) => main && !inline && height < 43.5)
    .map(({ name, width, height }) => `${name}: ${width.toFixed(0)} × ${height.toFixed(1)}`);

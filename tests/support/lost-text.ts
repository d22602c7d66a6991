import type { Page } from "@playwright/test";

/** How far a page scrolls sideways, and what overflows its right edge without being scrollable. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const html = document.documentElement;
    const scrolls = html.scrollWidth > html.clientWidth ? [`the page: ${html.scrollWidth} of ${html.clientWidth}`] : [];
    const isHeld = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== "visible" || isHeld(element.parentElement));
    const out = Array.from(document.body.querySelectorAll("*"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => element.getBoundingClientRect().right > html.clientWidth + 1)
      .filter((element) => !isHeld(element.parentElement));
    return [...scrolls, ...out.map((element) => element.outerHTML.slice(0, 80))];
  });

/** Texts clipped by their element, except previews that end in an ellipsis. */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const clips = (value: string) => value === "hidden" || value === "clip";
    const outside = (inner: DOMRect, outer: DOMRect, sideways: boolean, upright: boolean) =>
      (sideways && (inner.left < outer.left - 1 || inner.right > outer.right + 1)) ||
      (upright && (inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1));
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.textContent?.trim() === "") continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (element.closest("[inert], [aria-hidden=true], script, style, noscript, select") !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      for (let holder: Element | null = element; holder !== null; holder = holder.parentElement) {
        const style = getComputedStyle(holder);
        // Text clipped to nothing is for screen readers only.
        if (style.webkitLineClamp !== "none" || style.clipPath !== "none") break;
        // Text in a scroll container stays reachable.
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        if (outside(box, holder.getBoundingClientRect(), clips(style.overflowX), clips(style.overflowY)))
          cut.push(`${node.textContent?.trim().slice(0, 40)} in ${holder.outerHTML.slice(0, 60)}`);
      }
    }
    return cut;
  });

/** Controls covered by another element. Those under the fixed buttons can be scrolled clear of them. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll("main :is(a[href], button, input, select, textarea, summary)"))
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((element) => element.closest("[inert], [aria-hidden=true]") === null && !element.matches(":disabled"))
      .filter((element) => {
        element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        const [box] = Array.from(element.getClientRects());
        if (box === undefined || box.width < 2) return false;
        const found = document
          .elementsFromPoint(box.left + Math.min(box.width / 2, 40), box.top + box.height / 2)
          .find((other) => other.closest("[popovertarget=chat-panel], footer > a") === null);
        const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined;
        const isOwn = (part: Element | undefined) =>
          part !== undefined && (part.contains(element) || element.contains(part) || label?.contains(part) === true);
        return !isOwn(found);
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );

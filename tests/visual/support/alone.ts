import type { Locator } from "@playwright/test";

/**
 * Shows no other group than the one that an element of the gallery is in, or is: where it begins would else depend, by
 * a part of a pixel, on all that stands above it and on how far the page is scrolled.
 */
export const alone = (part: Locator): Promise<void> =>
  part.evaluate((element) => {
    const group = element.closest("main [id^=gallery-]");
    for (const other of group?.parentElement?.querySelectorAll<HTMLElement>(":scope > section") ?? [])
      other.style.display = other === group ? "" : "none";
  });

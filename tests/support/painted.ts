import type { Locator } from "@playwright/test";

/** Rendered colours, each `#rrggbb`. */
export interface Painted {
  name: string;
  border: string;
  fill: string;
  /** The background behind the control. */
  ground: string;
}

/** The colours of controls on plain backgrounds, not on pictures. */
export const painted = (controls: Locator): Promise<Painted[]> =>
  controls.evaluateAll((elements) => {
    const context = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const over = (layers: string[]): string => {
      if (context === null) return "";
      for (const layer of layers) {
        context.fillStyle = layer;
        context.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
    };
    const grounds = (element: Element | null): string[] =>
      element === null ? ["white"] : [...grounds(element.parentElement), getComputedStyle(element).backgroundColor];
    return elements
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element);
        const behind = grounds(element.parentElement);
        const fill = [...behind, backgroundColor];
        return {
          name: `${element.localName} ${element.getAttribute("name") ?? element.textContent?.trim() ?? ""}`,
          border: over(borderTopWidth === "0px" ? fill : [...fill, borderTopColor]),
          fill: over(fill),
          ground: over(behind),
        };
      });
  });

import { useEffect } from "react";
import { type systemThemes, themeName } from "../../theme/themes";

export type PreviewTheme = (typeof systemThemes)[number];
export type PreviewWidth = "full" | "phone";

/** The width of a small phone, in CSS pixels. */
const phoneWidth = "360px";

/** Shows the previewed document in a theme, as the site's own switch and attribute would. */
export const useFrameTheme = (frame: Document, theme: PreviewTheme, page: unknown): void => {
  useEffect(() => {
    frame.documentElement.setAttribute(`data-${themeName}`, theme);
    // The page's own switch comes with what a visitor of this browser chose, and has the last word.
    for (const radio of frame.querySelectorAll<HTMLInputElement>(`input[name="${themeName}"]`))
      radio.checked = radio.value === theme;
  }, [frame, theme, page]);
};

/** Gives the previewed document the width of a phone: the frame itself, so that its media queries see it too. */
export const useFrameWidth = (frame: Document, width: PreviewWidth): void => {
  useEffect(() => {
    const element = frame.defaultView?.frameElement;
    if (!element || !("style" in element)) return;
    const style = element.style as CSSStyleDeclaration;
    if (width === "full") style.removeProperty("width");
    else style.setProperty("width", phoneWidth, "important");
  }, [frame, width]);
};

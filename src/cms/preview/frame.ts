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
    // The page's own switch may have been used since, and has the last word.
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

const elementOf = ({ target }: Event): Element | undefined =>
  typeof target === "object" && target !== null && "closest" in target ? (target as Element) : undefined;

/** A link leads nowhere, but one to another part of the page scrolls there. */
const onClick = (event: Event): void => {
  const link = elementOf(event)?.closest("a[href]");
  if (link === null || link === undefined) return;
  event.preventDefault();
  const href = link.getAttribute("href") ?? "";
  if (href.length > 1 && href.startsWith("#"))
    link.ownerDocument.getElementById(decodeURIComponent(href.slice(1)))?.scrollIntoView();
};

const stop = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};

/** Keeps a previewed page where it is: links do not navigate, forms are not sent. */
export const useQuietFrame = (frame: Document): void => {
  useEffect(() => {
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    frame.addEventListener("click", onClick, options);
    frame.addEventListener("auxclick", onClick, options);
    frame.addEventListener("submit", stop, options);
    return () => controller.abort();
  }, [frame]);
};

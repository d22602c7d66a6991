import { useEffect } from "react";
import { type systemThemes, themeName } from "../../theme/themes";

export type PreviewTheme = (typeof systemThemes)[number];
export type PreviewWidth = "full" | "phone";

/** The CSS width of the frame: its own, or that of a small phone. */
const widths: Record<PreviewWidth, string> = { full: "", phone: "360px" };

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
    const element = frame.defaultView?.frameElement as HTMLIFrameElement | null | undefined;
    element?.style.setProperty("width", widths[width], "important");
  }, [frame, width]);
};

/** A link leads nowhere, but one to another part of the page scrolls there. */
const onClick = (event: Event): void => {
  const link = (event.target as Element).closest("a[href]");
  if (link === null) return;
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

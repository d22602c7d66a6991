import { useEffect } from "react";

/** Blocks navigation, but scrolls to the target of a fragment link. */
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

/** Keeps links of a previewed page from navigating and forms from being sent. */
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

import { themeName } from "../../theme/themes";

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

/** The page's own switch works through its styles; what it would remember is the editor's, not the preview's. */
const onChange = (event: Event): void => {
  if (elementOf(event)?.getAttribute("name") === themeName) event.stopImmediatePropagation();
};

/**
 * Keeps a previewed page where it is: links do not navigate, forms are not sent.
 *
 * @returns what ends that
 */
export const keepQuiet = (frame: Document): (() => void) => {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  frame.addEventListener("click", onClick, options);
  frame.addEventListener("auxclick", onClick, options);
  frame.addEventListener("submit", stop, options);
  frame.addEventListener("change", onChange, options);
  return () => controller.abort();
};

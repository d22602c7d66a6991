const shown = new WeakSet<Element>();

const turn = (panel: HTMLElement, open: boolean) => {
  if (shown.has(panel) === open) return;
  if (open) shown.add(panel);
  else shown.delete(panel);
  panel.dispatchEvent(new Event("toggle"));
};

/**
 * What jsdom lacks of popovers, as far as buttons open and close them: the
 * browser tests have the real ones.
 */
export const installPopovers = () => {
  const { matches } = Element.prototype;
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      turn(this, true);
    },
    hidePopover(this: HTMLElement) {
      turn(this, false);
    },
  });
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      return selector === ":popover-open" ? shown.has(this) : matches.call(this, selector);
    },
  });
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("[popovertarget]") : null;
    const panel = document.getElementById(button?.getAttribute("popovertarget") ?? "");
    if (panel === null) return;
    turn(panel, button?.getAttribute("popovertargetaction") !== "hide" && !shown.has(panel));
  });
};

/** What jsdom lacks of measuring, of which it does none. */
export const installObservers = () => {
  class StillObserver {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  }
  Object.assign(globalThis, { ResizeObserver: StillObserver, IntersectionObserver: StillObserver });
};

import { type RefObject, useLayoutEffect, useState } from "react";
import { isPopoverOpen } from "../../components/primitives/is-popover-open";

/** Whether the focus is in an element, or nowhere. What is hidden keeps it until the next frame. */
const hasOrDropsFocus = (element: HTMLElement): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || element.contains(activeElement);
};

interface Places {
  toggle: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  /** Called when the panel has been opened, or was open before scripts arrived. */
  onOpen: () => void;
}

/**
 * Follows a panel that the browser opens and closes: the focus goes in and
 * comes back, and Escape closes.
 *
 * @returns whether it is open
 */
export const usePanel = ({ toggle, panel, onOpen }: Places): boolean => {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const [button, element] = [toggle.current, panel.current];
    if (button === null || element === null) return undefined;
    const follow = () => {
      setOpen(isPopoverOpen(element));
      if (isPopoverOpen(element)) onOpen();
    };
    const onToggle = () => {
      follow();
      if (!isPopoverOpen(element)) {
        if (hasOrDropsFocus(element)) button.focus({ preventScroll: true });
      } else if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && isPopoverOpen(element)) element.hidePopover();
    };
    const listening = new AbortController();
    const { signal } = listening;
    follow();
    // It was opened before scripts were there to take the focus along.
    if (isPopoverOpen(element) && hasOrDropsFocus(button)) element.focus({ preventScroll: true });
    element.addEventListener("toggle", onToggle, { signal });
    for (const place of [button, element]) place.addEventListener("keydown", onKey, { signal });
    return () => listening.abort();
  }, [toggle, panel, onOpen]);
  return open;
};

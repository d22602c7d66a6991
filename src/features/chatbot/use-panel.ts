import { type RefObject, useLayoutEffect, useState } from "react";
import { followedLink, isPopoverOpen } from "../../components/primitives/dom";
import { enquiryFormId } from "../../domain/paths";

type ElementRef = RefObject<HTMLElement | null>;

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

/** Whether the focus is in an element, or nowhere. What is hidden keeps it until the next frame. */
const hasOrDropsFocus = (element: HTMLElement): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || element.contains(activeElement);
};

/**
 * Follows a panel that the browser opens and closes: the focus goes in and comes back, Escape closes, and so does a
 * link to the enquiry form, which the panel would cover on a phone.
 *
 * @param onOpen called when the panel has been opened, or was open before hydration
 * @returns whether it is open
 */
export const usePanel = (toggle: ElementRef, panel: ElementRef, onOpen: () => void): boolean => {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const [button, element] = [toggle.current, panel.current];
    if (button === null || element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const update = () => {
      setOpen(isPopoverOpen(element));
      if (isPopoverOpen(element)) onOpen();
    };
    update();
    if (isPopoverOpen(element) && hasOrDropsFocus(button)) focus(element);
    const onToggle = () => {
      update();
      if (!isPopoverOpen(element)) {
        if (hasOrDropsFocus(element)) focus(button);
      } else if (!element.contains(document.activeElement)) focus(element);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape" && isPopoverOpen(element)) element.hidePopover();
    };
    const onClick = (event: MouseEvent) => {
      if (followedLink(event)?.hash !== `#${enquiryFormId}`) return;
      element.hidePopover();
      // Where the form is on another page, that page gives it the focus.
      focus(document.getElementById(enquiryFormId));
    };
    element.addEventListener("toggle", onToggle, { signal });
    element.addEventListener("click", onClick, { signal });
    for (const target of [button, element]) target.addEventListener("keydown", onKey, { signal });
    return () => listening.abort();
  }, [toggle, panel, onOpen]);
  return open;
};

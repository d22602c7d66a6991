/** The link that a click follows in the same tab; null where it hits no link, or where a button or a key opens it elsewhere. */
export const followedLink = (click: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = click;
  const elsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
  return elsewhere || !(target instanceof Element) ? null : target.closest("a");
};

/** Whether the browser shows a popover. One that knows no popovers does not know the selector either, and shows them in the page. */
export const isPopoverOpen = (popover: HTMLElement): boolean =>
  "showPopover" in popover && popover.matches(":popover-open");

/** Whether the browser shows a popover. One that knows no popovers does not know the selector either, and shows them in the page. */
export const isPopoverOpen = (popover: HTMLElement): boolean =>
  "showPopover" in popover && popover.matches(":popover-open");

/** The link that a click follows in the same tab; null where it hits no link, or where a button or a key opens it elsewhere. */
export const followedLink = (click: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = click;
  const elsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
  return elsewhere || !(target instanceof Element) ? null : target.closest("a");
};

/** Whether the browser shows a popover. One that knows no popovers does not know the selector either, and shows them in the page. */
export const isPopoverOpen = (popover: HTMLElement): boolean =>
  "showPopover" in popover && popover.matches(":popover-open");

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Copies what a visitor has typed, chosen or ticked from a field that React has replaced. */
export const copyInput = (now: Field, before: Field): void => {
  if (before instanceof HTMLSelectElement) {
    const initial = Array.from(before.options).find(({ defaultSelected }) => defaultSelected) ?? before.options[0];
    if (before.value !== initial?.value) now.value = before.value;
    return;
  }
  if (before.value !== before.defaultValue) now.value = before.value;
  if (before instanceof HTMLInputElement && now instanceof HTMLInputElement && before.checked !== before.defaultChecked)
    now.checked = before.checked;
};

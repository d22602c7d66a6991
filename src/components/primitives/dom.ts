/** Returns the link that a click follows in this tab; null if none, or if a button or modifier opens it elsewhere. */
export const followedLink = (click: MouseEvent): HTMLAnchorElement | null => {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = click;
  const elsewhere = button !== 0 || altKey || ctrlKey || metaKey || shiftKey;
  return elsewhere || !(target instanceof Element) ? null : target.closest("a");
};

/** Whether a popover is open. Without popover support, the selector would throw; the element is shown in the page. */
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

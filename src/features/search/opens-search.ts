/** Where keys are text. */
const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const isText = ({ target }: KeyboardEvent): boolean => target instanceof Element && target.closest(fields) !== null;

/**
 * Whether a key asks for the search: `/` outside of fields, Ctrl+K or ⌘K anywhere.
 *
 * @param slashKey whether the visitor wants `/` to do so
 */
export const opensSearch = (event: KeyboardEvent, slashKey: boolean): boolean => {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || event.isComposing || event.repeat || altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey;
  // Shift is no matter: on many keyboards the slash is above the 7.
  return key === "/" && slashKey && !isText(event);
};

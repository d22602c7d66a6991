import { type RefObject, useEffect } from "react";

const isLink = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  // With these keys a link opens elsewhere, and the visitor stays.
  target instanceof Element && target.closest("a") !== null && !ctrlKey && !metaKey && !shiftKey;

/** Closes a dialog when a link in it is chosen, and by a click beside it, unless that began inside as a selection of text does. */
export const useClosingClicks = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const element = dialog.current;
    let beganOutside = false;
    const press = ({ target }: Event) => {
      beganOutside = target === element;
    };
    const click = (event: MouseEvent) => {
      if (isLink(event) || (beganOutside && event.target === element)) element?.close();
    };
    element?.addEventListener("pointerdown", press);
    element?.addEventListener("click", click);
    return () => {
      element?.removeEventListener("pointerdown", press);
      element?.removeEventListener("click", click);
    };
  }, [dialog]);
};

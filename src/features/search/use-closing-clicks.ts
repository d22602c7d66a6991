import { type RefObject, useEffect } from "react";
import { followedLink } from "../../components/primitives/followed-link";

/** Closes a dialog when a link in it is chosen, and by a click beside it, unless that began inside as a selection of text does. */
export const useClosingClicks = (dialog: RefObject<HTMLDialogElement | null>): void => {
  useEffect(() => {
    const element = dialog.current;
    let beganOutside = false;
    const press = ({ target }: Event) => {
      beganOutside = target === element;
    };
    const click = (event: MouseEvent) => {
      if (followedLink(event) !== null || (beganOutside && event.target === element)) element?.close();
    };
    element?.addEventListener("pointerdown", press);
    element?.addEventListener("click", click);
    return () => {
      element?.removeEventListener("pointerdown", press);
      element?.removeEventListener("click", click);
    };
  }, [dialog]);
};

import { type RefObject, useEffect, useRef } from "react";
import { followedLink } from "../../components/primitives/followed-link";
import { enquiryFormId } from "../../domain/paths";

/**
 * Hands the visitor over to the enquiry form when a link in the panel leads to
 * it: the chat, which would cover the form on a phone, closes, and the form
 * takes the focus as soon as its page is there.
 *
 * @param location the address of the page shown, a new object after each change of page
 */
export const useHandOver = (panel: RefObject<HTMLElement | null>, location: object): void => {
  const pending = useRef(false);
  useEffect(() => {
    const element = panel.current;
    const onClick = (event: MouseEvent) => {
      if (followedLink(event)?.hash !== `#${enquiryFormId}`) return;
      pending.current = true;
      element?.hidePopover();
    };
    element?.addEventListener("click", onClick);
    return () => element?.removeEventListener("click", onClick);
  }, [panel]);
  useEffect(() => {
    if (!pending.current) return undefined;
    pending.current = false;
    // The router gives the focus to the new page first.
    const frame = requestAnimationFrame(() => document.getElementById(enquiryFormId)?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [location]);
};

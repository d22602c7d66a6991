import { type RefObject, useLayoutEffect } from "react";
import type { EnquiryState } from "./use-enquiry";

interface Places {
  form: RefObject<HTMLFormElement | null>;
  notice: RefObject<HTMLDivElement | null>;
  button: RefObject<HTMLButtonElement | null>;
}

/** Keeps the focus where the visitor can go on from: on what has just been said, never on nothing. */
export const useFormFocus = ({ step }: EnquiryState, { form, notice, button }: Places) => {
  useLayoutEffect(() => {
    if (step === "idle") return;
    const { activeElement, body } = document;
    const nowhere = activeElement === null || activeElement === body;
    // A button that has just been disabled drops the focus at the next frame.
    if (step === "sending") {
      if (activeElement === button.current) form.current?.focus({ preventScroll: true });
    } else if (step === "kept") {
      if (nowhere) button.current?.focus({ preventScroll: true });
    } else notice.current?.focus();
  }, [step, form, notice, button]);
};

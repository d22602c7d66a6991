import { type RefObject, useLayoutEffect } from "react";
import { copyInput, type Field } from "../../components/primitives/dom";
import { type EnquiryField, enquiryFields } from "../../domain/enquiry/fields";
import type { RequestMeta } from "./post-enquiry";

interface LeftForm {
  /** Is in no page any more, and still holds what was filled in; it is empty if it was sent meanwhile. */
  form: HTMLFormElement;
  query: string;
  requestMeta: RefObject<RequestMeta | null>;
}

/** The forms that a visitor has left, by the path of the page. */
const leftForms = new Map<string, LeftForm>();

const fieldOf = (form: HTMLFormElement, name: EnquiryField) => form.querySelector<Field>(`[name="${name}"]`);

/** Another query may name another service, which was asked for later. */
const putBack = (form: HTMLFormElement, query: string, left: LeftForm) => {
  for (const name of enquiryFields.filter((field) => field !== "service" || query === left.query)) {
    const [now, before] = [fieldOf(form, name), fieldOf(left.form, name)];
    if (now !== null && before !== null) copyInput(now, before);
  }
};

/**
 * Puts back what a visitor has filled in when they come back to a page, whose form React has dropped. The enquiry goes
 * on: it has the key and the time of its beginning.
 *
 * @param query the query of the page's URL
 */
export const useKeptInput = (
  formRef: RefObject<HTMLFormElement | null>,
  query: string,
  requestMeta: LeftForm["requestMeta"],
) => {
  useLayoutEffect(() => {
    const form = formRef.current;
    if (form === null) return undefined;
    const { pathname } = location;
    const left = leftForms.get(pathname);
    if (left !== undefined) {
      putBack(form, query, left);
      requestMeta.current ??= left.requestMeta.current;
    }
    return () => {
      leftForms.set(pathname, { form, query, requestMeta });
      // React drops the page around the form after this. The form lets go of it, so that only the form is kept.
      queueMicrotask(() => {
        if (!form.isConnected) form.remove();
      });
    };
  }, [formRef, query, requestMeta]);
};

import { type RefObject, useLayoutEffect } from "react";
import { copyInput, type Field } from "../../components/primitives/dom";
import { type EnquiryField, enquiryFields } from "../../domain/enquiry/fields";
import type { RequestMeta } from "./post-enquiry";

interface LeftForm {
  /** Detached, and still holds what was filled in; empty if it was sent meanwhile. */
  form: HTMLFormElement;
  query: string;
  requestMeta: RefObject<RequestMeta | null>;
}

/** Forms of the pages a visitor has left, by path. */
const leftForms = new Map<string, LeftForm>();

const fieldOf = (form: HTMLFormElement, name: EnquiryField) => form.querySelector<Field>(`[name="${name}"]`);

/** Skips the service if the query differs: it may name another one. */
const putBack = (form: HTMLFormElement, query: string, left: LeftForm) => {
  for (const name of enquiryFields.filter((field) => field !== "service" || query === left.query)) {
    const [now, before] = [fieldOf(form, name), fieldOf(left.form, name)];
    if (now !== null && before !== null) copyInput(now, before);
  }
};

/**
 * Restores what a visitor filled in when they return to a page whose form React has unmounted. The enquiry continues
 * with its key and start time.
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
      // React detaches the page after this. Removing the form from it keeps only the form in memory.
      queueMicrotask(() => {
        if (!form.isConnected) form.remove();
      });
    };
  }, [formRef, query, requestMeta]);
};

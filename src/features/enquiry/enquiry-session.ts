import { v4 as uuid } from "uuid";
import type { Problems } from "../../domain/enquiry/enquiry-schema";
import type { FormDefinition } from "../../domain/enquiry/fields";
import type { FormValues } from "./form-values";
import { fetchFormToken } from "./post-enquiry";

/** How long the notice of success and the button's 'Sent' stay, in milliseconds. */
export const sentNoticeTime = 3_000;

/** So long the checks may take to load. After that the server, which checks too, decides alone. */
const checksTime = 3_000;

/** One enquiry in the making, from the first touch of the form until it is accepted. */
export interface EnquirySession {
  /** What travels with each attempt: the same key, since the server compares the fields as well. */
  requestMeta: () => { idempotencyKey: string; token: string | undefined };
}

/** Begins an enquiry. */
export const beginSession = (): EnquirySession => {
  // Pages on plain http have no `crypto.randomUUID`.
  const idempotencyKey = uuid();
  let token: string | undefined;
  void fetchFormToken().then((fetched) => {
    token = fetched;
  });
  return { requestMeta: () => ({ idempotencyKey, token }) };
};

type Check = (values: FormValues, forms: readonly FormDefinition[]) => Problems;

/**
 * Loads the checks, which no page needs before its form is used.
 *
 * @returns undefined when they cannot be had in time: the server checks too
 */
export const loadCheck = async (): Promise<Check | undefined> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, checksTime, undefined));
  const loading = import(/* webpackChunkName: "enquiry-schema" */ "../../domain/enquiry/enquiry-schema").then(
    ({ checkEnquiry }): Check =>
      (values, forms) => {
        const checked = checkEnquiry(values, forms);
        return checked.ok ? {} : checked.problems;
      },
    () => undefined,
  );
  return Promise.race([loading, late]);
};

import type { Problems } from "../../domain/enquiry/enquiry-schema";
import type { FormValues } from "./form-values";
import { newUuid } from "./new-uuid";
import { fetchFormToken } from "./post-enquiry";
import { checksTime } from "./timing";

/** One enquiry in the making, from the first touch of the form until it is accepted. */
export interface EnquirySession {
  /** What travels with these values: the same key for the same words, however often they are sent. */
  ticket: (values: FormValues) => { idempotencyKey: string; token: string | undefined };
  /** Notes that the server may have stored these values without our knowing. */
  doubt: (values: FormValues) => void;
}

/** Begins an enquiry. */
export const beginSession = (): EnquirySession => {
  let idempotencyKey = newUuid();
  let token: string | undefined;
  let doubted: string | undefined;
  void fetchFormToken().then((fetched) => {
    token = fetched;
  });
  return {
    ticket: (values) => {
      // For a key the server keeps the words that came first: other words need another key.
      if (doubted !== undefined && doubted !== JSON.stringify(values)) {
        idempotencyKey = newUuid();
        doubted = undefined;
      }
      return { idempotencyKey, token };
    },
    doubt: (values) => {
      doubted = JSON.stringify(values);
    },
  };
};

type Check = (values: FormValues) => Problems;

/**
 * Loads the checks, which no page needs before its form is used.
 *
 * @returns undefined when they cannot be had in time: the server checks too
 */
export const loadCheck = async (): Promise<Check | undefined> => {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, checksTime, undefined));
  const loading = import(/* webpackChunkName: "enquiry-schema" */ "../../domain/enquiry/enquiry-schema").then(
    ({ checkEnquiry }): Check =>
      (values) => {
        const checked = checkEnquiry(values);
        return checked.ok ? {} : checked.problems;
      },
    () => undefined,
  );
  return Promise.race([loading, late]);
};

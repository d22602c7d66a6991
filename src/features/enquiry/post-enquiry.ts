import { v4 as uuid } from "uuid";
import type { EnquiryFormLabels } from "../../domain/content/enquiry-form";
import { isEnquiryField } from "../../domain/enquiry/fields";
import { isObject } from "../../domain/is-object";
import { apiRoutes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import type { ProblemTexts } from "./enquiry-fields";

/** After this time without a response an enquiry counts as failed, and can be sent again. */
const answerTimeMs = 15_000;

/** How an attempt to send ended, as the notice shows it. */
export type EnquiryOutcome =
  | { step: "sent"; message: string; reference: string | undefined }
  | { step: "refused"; texts: ProblemTexts }
  | { step: "failed"; text: string };

type Json = Partial<Record<string, unknown>>;

const textOrNothing = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** A body that is no JSON object counts as an empty one: a proxy may have answered. */
const bodyOf = async (response: Response): Promise<Json> => {
  try {
    const body: unknown = await response.json();
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
};

/** What the server says against fields that the form has. */
const refusedTexts = ({ errors }: Json): ProblemTexts =>
  Object.fromEntries(
    Object.entries(isObject(errors) ? errors : {}).filter(
      ([name, text]) => isEnquiryField(name) && typeof text === "string",
    ),
  );

const minutesOf = (retryAfter: string | null): number => Math.max(1, Math.ceil(Number(retryAfter) / 60) || 1);

const outcomeOf = async (response: Response, labels: EnquiryFormLabels): Promise<EnquiryOutcome> => {
  const { ok, status, headers } = response;
  const failed = { step: "failed", text: labels.failure } as const;
  if (status === 429)
    return { step: "failed", text: fillTemplate(labels.tooMany, { minutes: minutesOf(headers.get("retry-after")) }) };
  if (!ok && status !== 422) return failed;
  // Some static hosts answer every URL with a page and 200: nothing was stored there.
  if (ok && headers.get("content-type")?.startsWith("text/html")) return failed;
  const body = await bodyOf(response);
  if (ok) {
    const message = textOrNothing(body["message"]) ?? labels.success;
    return { step: "sent", message, reference: textOrNothing(body["reference"]) };
  }
  const texts = refusedTexts(body);
  return Object.keys(texts).length > 0 ? { step: "refused", texts } : failed;
};

/** Sends an enquiry and reads the answer, whatever that is. Never throws. */
export const postEnquiry = async (
  enquiry: Readonly<Record<string, string | undefined>>,
  labels: EnquiryFormLabels,
): Promise<EnquiryOutcome> => {
  // Not `AbortSignal.timeout`, which browsers of 2021 lack.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), answerTimeMs);
  try {
    const response = await fetch(apiRoutes.contact, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(enquiry),
      signal: controller.signal,
    });
    return await outcomeOf(response, labels);
  } catch {
    // Browsers report offline behind some VPNs as well: a request that timed out had a network.
    const isOffline = !navigator.onLine && !controller.signal.aborted;
    return { step: "failed", text: isOffline ? labels.offline : labels.failure };
  } finally {
    clearTimeout(timer);
  }
};

/** The signed time at which the form was begun; undefined when the server does not give one. */
const fetchFormToken = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(apiRoutes.formToken, { headers: { accept: "application/json" } });
    return response.ok ? textOrNothing((await bodyOf(response))["token"]) : undefined;
  } catch {
    return undefined;
  }
};

/** What travels with each attempt: the same key, since the server compares the fields as well. */
export interface RequestMeta {
  idempotencyKey: string;
  token: string | undefined;
}

/**
 * Begins an enquiry at the first touch of the form; it ends when it is accepted.
 *
 * @param isEmpty whether nothing is filled in yet: otherwise the form was begun earlier, at an unknown time
 */
export const beginEnquiry = (isEmpty: boolean): RequestMeta => {
  // Pages on plain http have no `crypto.randomUUID`.
  const requestMeta: RequestMeta = { idempotencyKey: uuid(), token: undefined };
  if (isEmpty)
    void fetchFormToken().then((token) => {
      requestMeta.token = token;
    });
  return requestMeta;
};

/** How long the checks may take to load. Without them the server, which checks too, decides alone. */
const checkTimeoutMs = 3_000;

/**
 * Loads the checks, which no page needs before its form is used.
 *
 * @returns undefined when they cannot be had in time: the server checks too
 */
export const loadCheck = () =>
  Promise.race([
    import(/* webpackChunkName: "enquiry-schema" */ "../../domain/enquiry/enquiry-schema").then(
      ({ checkEnquiry }) => checkEnquiry,
      () => undefined,
    ),
    new Promise<undefined>((resolve) => setTimeout(resolve, checkTimeoutMs, undefined)),
  ]);

import { v4 as uuid } from "uuid";
import type { EnquiryFormLabels } from "../../domain/content/enquiry-form";
import type { FormDefinition } from "../../domain/enquiry/fields";
import { isObject } from "../../domain/is-object";
import { apiRoutes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import type { ProblemTexts } from "./enquiry-fields";

/** After this time without a response an enquiry counts as failed, and can be sent again. */
const requestTimeoutMs = 15_000;

/** The outcome of an attempt to send, as the notice shows it. */
export type EnquiryOutcome =
  | { step: "sent"; message: string; reference: string | undefined }
  | { step: "refused"; texts: ProblemTexts }
  | { step: "failed"; text: string };

type Json = Partial<Record<string, unknown>>;

const textOrNothing = (value: unknown): string | undefined =>
  typeof value === "string" && value !== "" ? value : undefined;

/** Treats a body that is no JSON object as empty: a proxy may have answered. */
const bodyOf = async (response: Response): Promise<Json> => {
  try {
    const body: unknown = await response.json();
    return isObject(body) ? body : {};
  } catch {
    return {};
  }
};

/** Returns the server's messages for the form's fields. A later deployment may require others. */
const refusedTexts = ({ errors }: Json, { fields }: FormDefinition): ProblemTexts =>
  Object.fromEntries(
    Object.entries(isObject(errors) ? errors : {}).filter(
      ([name, text]) => fields.some(({ field }) => field === name) && typeof text === "string",
    ),
  );

const minutesOf = (retryAfter: string | null): number => Math.max(1, Math.ceil(Number(retryAfter) / 60) || 1);

const outcomeOf = async (
  response: Response,
  labels: EnquiryFormLabels,
  definition: FormDefinition,
): Promise<EnquiryOutcome> => {
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
  const texts = refusedTexts(body, definition);
  return Object.keys(texts).length > 0 ? { step: "refused", texts } : failed;
};

/** Sends an enquiry and maps any response or failure to an outcome. Never throws. */
export const postEnquiry = async (
  enquiry: Readonly<Record<string, string | undefined>>,
  labels: EnquiryFormLabels,
  definition: FormDefinition,
): Promise<EnquiryOutcome> => {
  // Not `AbortSignal.timeout`, which browsers of 2021 lack.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), requestTimeoutMs);
  try {
    const response = await fetch(apiRoutes.contact, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(enquiry),
      signal: controller.signal,
    });
    return await outcomeOf(response, labels, definition);
  } catch {
    // Browsers report offline behind some VPNs as well; a request that timed out had a network.
    const isOffline = !navigator.onLine && !controller.signal.aborted;
    return { step: "failed", text: isOffline ? labels.offline : labels.failure };
  } finally {
    clearTimeout(timer);
  }
};

/** Fetches the signed time at which the form was begun; undefined if the server returns none. */
const fetchFormToken = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(apiRoutes.formToken, { headers: { accept: "application/json" } });
    return response.ok ? textOrNothing((await bodyOf(response))["token"]) : undefined;
  } catch {
    return undefined;
  }
};

/** Sent with each attempt. The key stays the same, as the server compares the fields as well. */
export interface RequestMeta {
  idempotencyKey: string;
  token: string | undefined;
}

/**
 * Begins an enquiry at the first interaction with the form; it ends when it is accepted.
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

/** How long loading the checks may take. Without them only the server validates. */
const checkTimeoutMs = 3_000;

/**
 * Loads the checks, which no page needs before its form is used.
 *
 * @returns undefined if they do not load in time: the server validates too
 */
export const loadCheck = () =>
  Promise.race([
    import(/* webpackChunkName: "enquiry-schema" */ "../../domain/enquiry/enquiry-schema").then(
      ({ checkEnquiry }) => checkEnquiry,
      () => undefined,
    ),
    new Promise<undefined>((resolve) => setTimeout(resolve, checkTimeoutMs)),
  ]);

import { isObject } from "../../domain/is-object";
import { apiRoutes } from "../../domain/paths";
import { isEnquiryField, type ProblemTexts } from "./form-values";
import { answerTime } from "./enquiry-session";

/** What became of an enquiry, as far as the browser can tell. */
export type Answer =
  | { kind: "accepted"; message: string | undefined; reference: string | undefined }
  | { kind: "refused"; texts: ProblemTexts }
  | { kind: "limited"; minutes: number }
  | { kind: "failed" };

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

const refusal = ({ errors }: Json): Answer => {
  const texts = Object.fromEntries(
    Object.entries(isObject(errors) ? errors : {}).filter(
      ([name, text]) => isEnquiryField(name) && typeof text === "string",
    ),
  ) as ProblemTexts;
  return Object.keys(texts).length > 0 ? { kind: "refused", texts } : { kind: "failed" };
};

const minutesOf = (retryAfter: string | null): number => Math.max(1, Math.ceil(Number(retryAfter) / 60) || 1);

const answerOf = async (response: Response): Promise<Answer> => {
  const { ok, status, headers } = response;
  if (status === 429) return { kind: "limited", minutes: minutesOf(headers.get("retry-after")) };
  if (!ok && status !== 422) return { kind: "failed" };
  // Some static hosts answer every address with a page and 200: nothing was stored there.
  if (ok && headers.get("content-type")?.startsWith("text/html")) return { kind: "failed" };
  const body = await bodyOf(response);
  return ok
    ? { kind: "accepted", message: textOrNothing(body["message"]), reference: textOrNothing(body["reference"]) }
    : refusal(body);
};

/** Sends an enquiry and reads the answer, whatever that is. Never throws. */
export const postEnquiry = async (enquiry: Readonly<Record<string, string | undefined>>): Promise<Answer> => {
  // Not `AbortSignal.timeout`, which browsers of 2021 lack.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), answerTime);
  try {
    const response = await fetch(apiRoutes.contact, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify(enquiry),
      signal: controller.signal,
    });
    return await answerOf(response);
  } catch {
    return { kind: "failed" };
  } finally {
    clearTimeout(timer);
  }
};

/** The signed time at which the form was begun; undefined when the server does not give one. */
export const fetchFormToken = async (): Promise<string | undefined> => {
  try {
    const response = await fetch(apiRoutes.formToken, { headers: { accept: "application/json" } });
    return response.ok ? textOrNothing((await bodyOf(response))["token"]) : undefined;
  } catch {
    return undefined;
  }
};

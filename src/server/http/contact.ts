import type { IncomingMessage, ServerResponse } from "node:http";
import labels from "../../../content/settings/enquiry-form.json";
import { problemTexts } from "../../domain/enquiry/problem-texts";
import { apiRoutes, routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { clientHash, repostKey } from "../client-hash";
import { errorName } from "../error-name";
import type { Logger } from "../logger";
import type { Submission } from "../submit-enquiry";
import { inTime, TooLate } from "../time-limit";
import { type Handler, refuseMethod, sendJson, sendPage, sendRedirect } from "./handler";
import { type Notice, type ReadPage, refusedFormPages } from "./pages";
import { type FormFields, isSameOrigin, readRequest } from "./read-request";

/** Shorter than the hosts' function timeouts, whose error page has no form. Milliseconds. */
const defaultSubmitTimeoutMs = 12_000;

export interface ContactPorts {
  submit: (input: unknown, address: string) => Promise<Submission>;
  clientAddress: (request: IncomingMessage) => string;
  /** Hashes addresses. */
  secret: () => Promise<string>;
  readPage: ReadPage;
  logger: Logger;
  /** How long storing may take before the response reports a failure. */
  submitTimeoutMs?: number;
}

interface Failure extends Notice {
  status: number;
  headers?: Record<string, string>;
}

/** Maps an unsuccessful outcome to its response. */
const failureOf = (submission: Exclude<Submission, { outcome: "accepted" }>): Failure => {
  if (submission.outcome === "invalid") {
    return {
      status: 422,
      heading: labels.problems,
      errors: problemTexts(submission.problems, labels, submission.form),
    };
  }
  if (submission.outcome === "unavailable") return { status: 503, heading: labels.failure, errors: {} };
  const seconds = submission.retryAfter;
  const heading = fillTemplate(labels.tooMany, { minutes: Math.ceil(seconds / 60) });
  return { status: 429, headers: { "retry-after": String(seconds) }, heading, errors: {} };
};

const answerJson = (response: ServerResponse, submission: Submission): void => {
  if (submission.outcome === "accepted")
    return sendJson(response, { status: 200 }, { message: labels.success, reference: submission.reference });
  const { heading: message, errors, ...answer } = failureOf(submission);
  sendJson(response, answer, { message, ...(answer.status === 422 && { errors }) });
};

/** Whether to respond with a page: scripts send `Accept: application/json`. */
const wantsPage = (request: IncomingMessage): boolean => !(request.headers.accept ?? "").includes("application/json");

/** Whether a browser opens the URL of a refused form's page. */
const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && (headers.accept ?? "").includes("text/html");

/** The path of the page that a form was sent from, if the browser sent a referrer. */
const senderPath = ({ headers: { referer = "" } }: IncomingMessage): string | undefined =>
  URL.canParse(referer) ? new URL(referer).pathname : undefined;

/** A submission that timed out may still be stored; a retry with the same key finds it. */
const submitInTime = async (submit: () => Promise<Submission>, ports: ContactPorts): Promise<Submission> => {
  const { submitTimeoutMs = defaultSubmitTimeoutMs, logger } = ports;
  try {
    return await inTime(submitTimeoutMs, submit());
  } catch (error) {
    if (!(error instanceof TooLate)) throw error;
    logger.error({ submitTimeoutMs }, "storing an enquiry took too long");
    return { outcome: "unavailable" };
  }
};

/** `POST /api/contact`: accepts an enquiry from a form or an API client. */
export const contactHandler = (ports: ContactPorts): Handler => {
  const { submit, clientAddress, secret, logger } = ports;
  const refusedPage = refusedFormPages(ports.readPage);

  /** Undefined if the secret cannot be read: then nothing is stored either. */
  const derivedKey = (address: string): Promise<string | undefined> =>
    secret().then(
      (value) => repostKey(clientHash(address, value), new Date()),
      () => undefined,
    );

  const answerForm = async (request: IncomingMessage, response: ServerResponse, fields: FormFields): Promise<void> => {
    const address = clientAddress(request);
    let derived: string | undefined;
    const submission = await submitInTime(async () => {
      derived = await derivedKey(address);
      return submit({ idempotencyKey: derived, ...fields }, address);
    }, ports);
    if (submission.outcome === "accepted")
      return sendRedirect(
        response,
        `${apiRoutes.enquiryReceived}?reference=${encodeURIComponent(submission.reference)}`,
      );
    const failure = failureOf(submission);
    // An invalid key would be rejected again.
    const key = failure.errors.idempotencyKey === undefined ? (fields["idempotencyKey"] ?? derived) : derived;
    const refused = { notice: failure, values: fields, key };
    const { headers, html } = await refusedPage(senderPath(request), fields["form"], refused);
    sendPage(response, { status: failure.status, headers: { ...headers, ...failure.headers } }, html);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (isVisit(request)) return sendRedirect(response, routes.contact);
    if (request.method !== "POST") return refuseMethod(response, "POST");
    if (!isSameOrigin(request))
      return sendJson(response, { status: 403 }, { message: "Posts from other sites are refused." });
    const read = await readRequest(request);
    if (!read.ok) return sendJson(response, read, { message: read.problem });
    if (read.encoding === "form" && wantsPage(request)) return answerForm(request, response, read.input);
    answerJson(response, await submitInTime(() => submit(read.input, clientAddress(request)), ports));
  };

  return async (request, response) => {
    try {
      await answer(request, response);
    } catch (error) {
      logger.error({ error: errorName(error) }, "a request could not be answered");
      sendJson(response, { status: 500 }, { message: labels.failure });
    }
  };
};

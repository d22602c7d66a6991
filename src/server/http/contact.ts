import type { IncomingMessage, ServerResponse } from "node:http";
import { errorName } from "../../domain/error-name";
import type { EnquiryFormWords } from "../../domain/content/enquiry-form";
import { type EnquiryFormName, enquiryForms } from "../../domain/enquiry/fields";
import { problemTexts } from "../../domain/enquiry/problem-texts";
import { apiRoutes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import type { Logger } from "../logger";
import type { Submission } from "../submit-enquiry";
import { formPages, type Notice, type ReadPage, refusedFormPage } from "./form-page";
import { type Handler, refuseUnread, sendJson, sendOn, sendPage } from "./handler";
import { readRequest } from "./read-request";
import { repostKey } from "./repost-key";
import { isSameOrigin } from "./same-origin";

export interface ContactPorts {
  submit: (input: unknown, address: string) => Promise<Submission>;
  clientAddress: (request: IncomingMessage) => string;
  readPage: ReadPage;
  words: EnquiryFormWords;
  /** The host of the site's address, which a proxy may not pass on. */
  hosts: readonly string[];
  logger: Logger;
}

type Fields = Record<string, string>;

interface Told extends Notice {
  status: number;
  headers?: Record<string, string>;
}

/** How each ending but the good one is told. */
const told = (submission: Exclude<Submission, { outcome: "accepted" }>, words: EnquiryFormWords): Told => {
  if (submission.outcome === "invalid") {
    return { status: 422, heading: words.problems, errors: problemTexts(submission.problems, words) };
  }
  if (submission.outcome === "unavailable") return { status: 503, heading: words.failure, errors: {} };
  const seconds = submission.retryAfter;
  const heading = fillTemplate(words.tooMany, { minutes: Math.ceil(seconds / 60) });
  return { status: 429, headers: { "retry-after": String(seconds) }, heading, errors: {} };
};

const answerJson = (response: ServerResponse, submission: Submission, words: EnquiryFormWords): void => {
  if (submission.outcome === "accepted") {
    sendJson(response, { status: 200 }, { message: words.success, reference: submission.reference });
    return;
  }
  const { heading: message, errors, ...answer } = told(submission, words);
  sendJson(response, answer, { message, ...(answer.status === 422 && { errors }) });
};

const formOf = ({ form }: Fields): EnquiryFormName => enquiryForms.find((name) => name === form) ?? "contact";

const answerPage = async (response: ServerResponse, submission: Submission, fields: Fields, ports: ContactPorts) => {
  const { words, readPage } = ports;
  if (submission.outcome === "accepted") {
    sendOn(response, `${apiRoutes.enquiryReceived}?reference=${encodeURIComponent(submission.reference)}`);
    return;
  }
  const notice = told(submission, words);
  sendPage(response, notice, refusedFormPage(await readPage(formPages[formOf(fields)]), fields, notice));
};

/** A form that a browser sends by itself wants a page back; a script that sends one says that it takes JSON. */
const wantsPage = (request: IncomingMessage, encoding: "json" | "form"): boolean =>
  encoding === "form" && !(request.headers.accept ?? "").includes("application/json");

const answer = async (request: IncomingMessage, response: ServerResponse, ports: ContactPorts): Promise<void> => {
  if (request.method !== "POST") {
    sendJson(response, { status: 405, headers: { allow: "POST" } }, { message: "Only POST is answered here." });
    return;
  }
  if (!isSameOrigin(request, ports.hosts)) {
    sendJson(response, { status: 403 }, { message: "Posts from other sites are refused." });
    return;
  }
  const read = await readRequest(request);
  if (!read.ok) {
    refuseUnread(request, response, read);
    return;
  }
  const address = ports.clientAddress(request);
  if (!wantsPage(request, read.encoding)) {
    answerJson(response, await ports.submit(read.input, address), ports.words);
    return;
  }
  const fields = read.input as Fields;
  const input = { ...fields, idempotencyKey: fields["idempotencyKey"] || repostKey(fields, address, new Date()) };
  await answerPage(response, await ports.submit(input, address), fields, ports);
};

/** `POST /api/contact`: takes an enquiry by a form or a program. */
export const contactHandler =
  (ports: ContactPorts): Handler =>
  async (request, response) => {
    try {
      await answer(request, response, ports);
    } catch (error) {
      ports.logger.error({ error: errorName(error) }, "a request could not be answered");
      if (response.headersSent) response.end();
      else sendJson(response, { status: 500 }, { message: ports.words.failure });
    }
  };

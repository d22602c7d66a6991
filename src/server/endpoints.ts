import { env } from "node:process";
import words from "../../content/settings/enquiry-form.json";
import site from "../../content/settings/site.json";
import { freezesBetweenRequests, runsOnlyFunctions } from "../domain/hosting/function-host";
import type { FunctionsLifecycle } from "../domain/hosting/functions-lifecycle";
import { deliverBeforeAnswer } from "./deliver-before-answer";
import { type Environment, readEnvironment } from "./environment";
import { clientAddressReader } from "./http/client-address";
import { contactHandler } from "./http/contact";
import { enquiryReceivedHandler } from "./http/enquiry-received";
import { builtPage } from "./http/form-page";
import { formTokenHandler } from "./http/form-token";
import { type Handler, sendJson } from "./http/handler";
import { createLogger, type Logger } from "./logger";
import { createEnquiries, environmentDefaults } from "./runtime";
import { signFormToken } from "./spam/form-token";

/** What the functions in `src/api` answer with. */
export interface Endpoints {
  contact: Handler;
  formToken: Handler;
  enquiryReceived: Handler;
}

/** The endpoints of a process, and what its host asks of them. */
export interface RunningEndpoints extends Endpoints, Omit<FunctionsLifecycle, "start"> {
  /** What is wrong with the settings. */
  problems: readonly string[];
}

const contactPorts = { readPage: builtPage, words, hosts: [new URL(site.url).host] };

const unavailable: Handler = (_request, response) => {
  sendJson(response, { status: 503 }, { message: words.failure });
  return Promise.resolve();
};

/** What answers while nothing can be stored: each visitor is told so, and keeps what was written. */
const misconfigured = (logger: Logger): Endpoints => ({
  contact: contactHandler({
    ...contactPorts,
    submit: () => Promise.resolve({ outcome: "unavailable" }),
    clientAddress: () => "unknown",
    logger,
  }),
  formToken: unavailable,
  enquiryReceived: unavailable,
});

const warnOfGaps = ({ SMTP_URL, FORM_SECRET }: Environment, logger: Logger): void => {
  if (SMTP_URL === undefined) logger.warn("SMTP_URL is not set: enquiries are stored, and nobody is being mailed");
  if (FORM_SECRET === undefined) logger.warn("FORM_SECRET is not set: one is made and kept in the database");
};

/** Reads the environment, starts delivering, and gives what answers requests. Once a process. */
export const createEndpoints = (): RunningEndpoints => {
  const read = readEnvironment(env, environmentDefaults);
  if (!read.ok) {
    const logger = createLogger("error");
    logger.error({ problems: read.problems }, "the environment is not as it has to be");
    return {
      ...misconfigured(logger),
      problems: read.problems,
      isReady: () => Promise.resolve(false),
      stop: () => Promise.resolve(),
    };
  }
  const { environment } = read;
  const logger = createLogger(environment.LOG_LEVEL);
  warnOfGaps(environment, logger);
  const enquiries = createEnquiries(environment, logger);
  if (!runsOnlyFunctions(env)) enquiries.start();
  return {
    contact: contactHandler({
      ...contactPorts,
      submit: freezesBetweenRequests(env)
        ? deliverBeforeAnswer(enquiries.submit, enquiries.outbox, logger)
        : enquiries.submit,
      clientAddress: clientAddressReader(environment.TRUST_PROXY),
      logger,
    }),
    formToken: formTokenHandler(async () => signFormToken(new Date(), await enquiries.secret())),
    enquiryReceived: enquiryReceivedHandler(builtPage, words),
    problems: [],
    isReady: enquiries.isReady,
    stop: enquiries.stop,
  };
};

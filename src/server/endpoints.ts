import { env } from "node:process";
import words from "../../content/settings/enquiry-form.json";
import site from "../../content/settings/site.json";
import { freezesBetweenRequests, runsOnlyFunctions } from "../domain/hosting/function-host";
import type { FunctionsLifecycle } from "../domain/hosting/functions-lifecycle";
import { clientLimit } from "./client-limit";
import { type SignInEndpoints, signInEndpoints } from "./cms-sign-in/sign-in-endpoints";
import { deliverBeforeAnswer } from "./deliver-before-answer";
import { type Environment, readEnvironment } from "./environment";
import { builtPage } from "./http/built-page";
import { clientAddressReader } from "./http/client-address";
import { contactHandler } from "./http/contact";
import { enquiryReceivedHandler } from "./http/enquiry-received";
import { formTokenHandler } from "./http/form-token";
import { type Handler, sendJson } from "./http/handler";
import { createLogger, type Logger } from "./logger";
import { createEnquiries, environmentDefaults } from "./runtime";
import { signFormToken } from "./spam/form-token";

/** What the functions in `src/api` answer with. */
export interface Endpoints extends SignInEndpoints {
  contact: Handler;
  formToken: Handler;
  enquiryReceived: Handler;
}

/** The endpoints of a process, and what its host asks of them. */
export interface RunningEndpoints extends Endpoints, Omit<FunctionsLifecycle, "start"> {
  /** What is wrong with the settings. */
  problems: readonly string[];
}

const hosts = [new URL(site.url).host];
const contactPorts = { readPage: builtPage, words, hosts };

const misconfiguration = "the environment is not as it has to be";

const unavailable: Handler = (_request, response) => {
  sendJson(response, { status: 503 }, { message: words.failure });
  return Promise.resolve();
};

/** What answers while nothing can be stored: each visitor is told so, and keeps what was written. */
const misconfigured = (logger: Logger): Omit<Endpoints, keyof SignInEndpoints> => ({
  contact: contactHandler({
    ...contactPorts,
    submit: () => Promise.resolve({ outcome: "unavailable" }),
    clientAddress: () => "unknown",
    secret: () => Promise.reject(new Error("there is no database to keep it in")),
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
    const signIn = signInEndpoints({ env, siteUrl: site.url, isTooMany: () => Promise.resolve(false), logger });
    const problems = [...read.problems, ...signIn.problems];
    logger.error({ problems }, misconfiguration);
    return {
      ...misconfigured(logger),
      ...signIn,
      problems,
      isReady: () => Promise.resolve(false),
      stop: () => Promise.resolve(),
    };
  }
  const { environment } = read;
  const logger = createLogger(environment.LOG_LEVEL);
  warnOfGaps(environment, logger);
  const enquiries = createEnquiries(environment, logger);
  if (!runsOnlyFunctions(env)) enquiries.start();
  const clientAddress = clientAddressReader(environment.TRUST_PROXY);
  const isTooMany = clientLimit("sign-in", { ...enquiries, clientAddress, logger });
  const signIn = signInEndpoints({ env, siteUrl: site.url, isTooMany, logger });
  if (signIn.problems.length > 0) logger.error({ problems: signIn.problems }, misconfiguration);
  return {
    ...signIn,
    contact: contactHandler({
      ...contactPorts,
      submit: freezesBetweenRequests(env)
        ? deliverBeforeAnswer(enquiries.submit, enquiries.outbox, logger)
        : enquiries.submit,
      clientAddress,
      secret: enquiries.secret,
      logger,
    }),
    formToken: formTokenHandler(async () => signFormToken(new Date(), await enquiries.secret())),
    enquiryReceived: enquiryReceivedHandler(builtPage, words),
    isReady: enquiries.isReady,
    stop: enquiries.stop,
  };
};

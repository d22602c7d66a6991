import { env } from "node:process";
import type { apiRoutes } from "../domain/paths";
import { signInEndpoints } from "./cms-sign-in/sign-in";
import { deliverBeforeAnswer } from "./deliver-before-answer";
import { readEnvironment } from "./environment";
import { freezesBetweenRequests, runsOnlyFunctions } from "./function-host";
import { clientAddressReader } from "./http/client-address";
import { contactHandler, type ContactPorts } from "./http/contact";
import type { Handler } from "./http/handler";
import { builtPage, enquiryReceivedHandler } from "./http/pages";
import { createLogger } from "./logger";
import { isTooManySignIns } from "./rate-limiter";
import { createEnquiries } from "./runtime";
import { misspelt } from "./settings";
import { formTokenHandler } from "./spam/form-token";

/** The handlers of `apiRoutes`. */
export type Endpoints = Record<keyof typeof apiRoutes, Handler>;

const formEndpoints = (ports: Omit<ContactPorts, "readPage">) => ({
  contact: contactHandler({ readPage: builtPage, ...ports }),
  formToken: formTokenHandler(ports.secret),
  enquiryReceived: enquiryReceivedHandler(builtPage),
});

const misconfiguration = "the environment is not as it has to be";

/** The handlers while nothing can be stored: visitors see an error, and keep what they wrote. */
const misconfigured = (environmentProblems: readonly string[]) => {
  const logger = createLogger("error");
  const signIn = signInEndpoints({ env, isTooMany: () => Promise.resolve(false), logger });
  const problems = [...environmentProblems, ...signIn.problems];
  logger.error({ problems }, misconfiguration);
  const secret = () => Promise.reject(new Error("there is no database to keep it in"));
  return {
    ...signIn,
    ...formEndpoints({
      submit: () => Promise.resolve({ outcome: "unavailable" }),
      clientAddress: () => "unknown",
      secret,
      logger,
    }),
    problems,
    logger,
  };
};

/**
 * Reads the environment and starts delivering. Called once per process.
 *
 * @returns the request handlers and the problems of the settings, which have been logged; and what a server needs to
 *   run, unless nothing can be stored
 */
export const createEndpoints = () => {
  const { environment, problems } = readEnvironment(env);
  if (problems.length > 0) return misconfigured([...problems, ...misspelt(env)]);
  const logger = createLogger(environment.LOG_LEVEL);
  for (const hint of misspelt(env)) logger.warn(hint);
  const { SMTP_URL, FORM_SECRET, TRUST_PROXY } = environment;
  if (SMTP_URL === undefined) logger.warn("SMTP_URL is not set: enquiries are stored, and no mail is sent");
  if (FORM_SECRET === undefined) logger.warn("FORM_SECRET is not set: one is made and kept in the database");
  const enquiries = createEnquiries(environment, logger);
  const { secret, limiter, outbox, metrics } = enquiries;
  if (!runsOnlyFunctions(env)) enquiries.start();
  const submit = freezesBetweenRequests(env) ? deliverBeforeAnswer(enquiries.submit, outbox, logger) : enquiries.submit;
  const clientAddress = clientAddressReader(TRUST_PROXY);
  const signIn = signInEndpoints({
    env,
    isTooMany: (request) => isTooManySignIns(limiter, secret, clientAddress(request)),
    logger,
  });
  if (signIn.problems.length > 0) logger.error({ problems: signIn.problems }, misconfiguration);
  return {
    ...signIn,
    ...formEndpoints({ submit, clientAddress, secret, logger }),
    logger,
    isReady: enquiries.isReady,
    metrics,
    stop: () => enquiries.stop(),
  };
};

/** The endpoints of a process that stores enquiries. */
export type RunningEndpoints = Extract<ReturnType<typeof createEndpoints>, { stop: unknown }>;

import type { IncomingMessage, ServerResponse } from "node:http";
import * as oauth from "oauth4webapi";
import * as z from "zod";
import { securityHeaders } from "../../domain/hosting/security-headers";
import { apiRoutes } from "../../domain/paths";
import { readSignInSettings, type SignInSettings } from "../environment";
import { errorName } from "../error-name";
import { type Handler, queryOf, refuseMethod } from "../http/handler";
import type { Logger } from "../logger";
import { type Outcome, type Refusal, sendOutcome, signInHeaders } from "./answer-page";
import { type Attempt, attemptCookie, attemptOf, noAttemptCookie } from "./attempt";

interface SignInPorts {
  settings: SignInSettings;
  /** Counts a client's sign-in, and resolves with whether it exceeds the limit. */
  isTooMany: (request: IncomingMessage) => Promise<boolean>;
  logger: Logger;
}

/** The timeout for GitHub: some hosts end a function after ten seconds. */
const exchangeTimeoutMs = 8000;

/** The editor's query. With these scopes it can write only to repositories that the marketer can write to. */
const beginSchema = z.object({ provider: z.literal("github"), scope: z.enum(["repo", "public_repo"]).default("repo") });

const state = z.string().regex(/^[\w-]{1,100}$/);

/** The query of GitHub's redirect (RFC 6749, section 4.1.2). */
const callbackSchema = z.union([
  z.object({ state, code: z.string().regex(/^[\w.~-]{1,500}$/) }),
  z.object({ state, error: z.string().regex(/^\w{1,100}$/) }),
]);

/** GitHub responds to errors with status 200 too, which no OAuth library expects. */
const tokenSchema = z.union([
  z.object({ access_token: z.string().regex(/^[\w.~+/=-]{1,2000}$/) }),
  z.object({ error: z.string().regex(/^\w{1,100}$/) }),
]);

/** Returns the origin that a request was sent to, if the editor may be used there. */
const ownOrigin = ({ headers }: IncomingMessage, origins: readonly string[]): string | undefined =>
  origins.find((origin) => new URL(origin).host === headers.host?.toLowerCase());

/** Exchanges the code for a token. Logs GitHub's error code, and no secrets. */
const exchangeCode = async (
  { gitHubUrl, client: { id, secret } }: SignInSettings & { client: { id: string; secret: string } },
  { code, attempt, redirectUri }: { code: string; attempt: Attempt; redirectUri: string },
  logger: Logger,
): Promise<Outcome> => {
  const gitHub = { issuer: gitHubUrl, token_endpoint: `${gitHubUrl}/login/oauth/access_token` };
  const client = { client_id: id };
  try {
    const callback = new URLSearchParams({ code, state: attempt.state });
    const response = await oauth.authorizationCodeGrantRequest(
      gitHub,
      client,
      oauth.ClientSecretPost(secret),
      oauth.validateAuthResponse(gitHub, client, callback, attempt.state),
      redirectUri,
      attempt.verifier,
      { signal: AbortSignal.timeout(exchangeTimeoutMs), [oauth.allowInsecureRequests]: gitHubUrl.startsWith("http:") },
    );
    const answer = tokenSchema.parse(await response.json());
    if ("access_token" in answer) return { token: answer.access_token };
    logger.warn({ error: answer.error }, "GitHub gave no token for the editor");
    return { refusal: answer.error === "bad_verification_code" ? "expired" : "refused" };
  } catch (error) {
    logger.error({ error: errorName(error) }, "GitHub could not be asked for a token");
    return { refusal: "unreachable" };
  }
};

/** Begins a sign-in and redirects to GitHub, or returns why not. */
const begin = async (
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  { client, gitHubUrl }: SignInSettings,
): Promise<Refusal | undefined> => {
  const query = beginSchema.safeParse(Object.fromEntries(queryOf(request)));
  if (client === undefined) return "notSetUp";
  if (!query.success) return "unknown";
  const attempt = { state: oauth.generateRandomState(), verifier: oauth.generateRandomCodeVerifier() };
  const parameters = new URLSearchParams({
    client_id: client.id,
    redirect_uri: origin + apiRoutes.cmsCallback,
    scope: query.data.scope,
    state: attempt.state,
    code_challenge: await oauth.calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: "S256",
  });
  const location = `${gitHubUrl}/login/oauth/authorize?${parameters.toString()}`;
  const headers = { ...securityHeaders(), ...signInHeaders, "cache-control": "no-store", location };
  response.writeHead(302, { ...headers, "set-cookie": attemptCookie(origin, attempt) }).end();
  return undefined;
};

/** Completes the sign-in of this browser. Counts it before anything is logged or requested from GitHub. */
const end = async (request: IncomingMessage, origin: string, ports: SignInPorts): Promise<Outcome> => {
  const { settings, isTooMany, logger } = ports;
  const { client } = settings;
  if (client === undefined) return { refusal: "notSetUp" };
  const query = callbackSchema.safeParse(Object.fromEntries(queryOf(request)));
  if (!query.success) return { refusal: "unknown" };
  const attempt = attemptOf(request, origin);
  if (attempt?.state !== query.data.state) return { refusal: "expired" };
  if (await isTooMany(request)) return { refusal: "tooMany" };
  if ("error" in query.data) {
    if (query.data.error === "access_denied") return { refusal: "denied" };
    logger.warn({ error: query.data.error }, "GitHub refused the sign-in to the editor");
    return { refusal: "refused" };
  }
  const redirectUri = origin + apiRoutes.cmsCallback;
  return exchangeCode({ ...settings, client }, { code: query.data.code, attempt, redirectUri }, logger);
};

/** Handles GET requests at origins where the editor may be used. */
const atOwnOrigin =
  (
    { origins, client }: SignInSettings,
    answer: (request: IncomingMessage, response: ServerResponse, origin: string) => Promise<void>,
  ): Handler =>
  async (request, response) => {
    const origin = ownOrigin(request, origins);
    if (request.method !== "GET") refuseMethod(response, "GET");
    else if (origin !== undefined) await answer(request, response, origin);
    else sendOutcome(response, { refusal: client === undefined ? "notSetUp" : "elsewhere" }, origins);
  };

/**
 * The editor opens `GET /api/cms-auth?provider=github&scope=…` in a window, which redirects to GitHub. GitHub redirects
 * to `GET /api/cms-callback`, which posts the outcome to the editor. Neither needs a database, so content can be edited
 * without one.
 *
 * @returns the handlers, and the problems of the settings
 */
export const signInEndpoints = ({ env, ...ports }: Omit<SignInPorts, "settings"> & { env: NodeJS.ProcessEnv }) => {
  const { settings, problems } = readSignInSettings(env);
  const { origins } = settings;
  if (problems.length > 0) {
    // Posts to no editor: the allowed origins may be among the wrong settings.
    const notWorking: Handler = (_request, response) =>
      Promise.resolve(sendOutcome(response, { refusal: "notWorking" }, []));
    return { cmsAuth: notWorking, cmsCallback: notWorking, problems };
  }
  return {
    cmsAuth: atOwnOrigin(settings, async (request, response, origin) => {
      const refusal = await begin(request, response, origin, settings);
      if (refusal !== undefined) sendOutcome(response, { refusal }, origins);
    }),
    cmsCallback: atOwnOrigin(settings, async (request, response, origin) => {
      const outcome = await end(request, origin, { ...ports, settings });
      sendOutcome(response, outcome, origins, { "set-cookie": noAttemptCookie(origin) });
    }),
    problems,
  };
};

import type { IncomingMessage } from "node:http";
import { z } from "zod";
import { apiRoutes } from "../../domain/paths";
import type { Handler } from "../http/handler";
import { queryOf } from "../http/query";
import type { Logger } from "../logger";
import { sendOutcome } from "./answer-page";
import { attemptOf, isStateOf, noAttemptCookie } from "./attempt";
import { exchangeCode } from "./exchange-code";
import type { Outcome } from "./outcome";
import { isGet, ownOrigin } from "./request";
import type { SignInSettings } from "./settings";

export interface CallbackPorts {
  settings: SignInSettings;
  /** Counts a sign-in of a client. Resolves with whether that is one too many. */
  isTooMany: (request: IncomingMessage) => Promise<boolean>;
  logger: Logger;
}

const state = z.string().regex(/^[\w-]{1,100}$/);

/** What GitHub sends a browser back with (RFC 6749, section 4.1.2). */
const querySchema = z.union([
  z.object({ state, code: z.string().regex(/^[\w.~-]{1,500}$/) }),
  z.object({ state, error: z.string().regex(/^\w{1,100}$/) }),
]);

/** Counted before anything is logged or asked of GitHub. */
const end = async (request: IncomingMessage, origin: string, ports: CallbackPorts): Promise<Outcome> => {
  const { settings, isTooMany, logger } = ports;
  const { client, gitHubUrl } = settings;
  if (client === undefined) return { refusal: "notSetUp" };
  const query = querySchema.safeParse(Object.fromEntries(queryOf(request)));
  if (!query.success) return { refusal: "unknown" };
  const attempt = attemptOf(request, origin);
  if (attempt === undefined || !isStateOf(attempt, query.data.state)) return { refusal: "expired" };
  if (await isTooMany(request)) return { refusal: "tooMany" };
  if ("error" in query.data) {
    if (query.data.error === "access_denied") return { refusal: "denied" };
    logger.warn({ error: query.data.error }, "GitHub let nobody sign in to the editor");
    return { refusal: "refused" };
  }
  const { code } = query.data;
  const redirectUri = origin + apiRoutes.cmsCallback;
  return exchangeCode({ gitHubUrl, client, code, verifier: attempt.verifier, redirectUri }, logger);
};

/**
 * `GET /api/cms-callback`, to which GitHub leads back: ends the sign-in that
 * this browser has begun, and tells the editor.
 */
export const callbackHandler =
  (ports: CallbackPorts): Handler =>
  async (request, response) => {
    if (!isGet(request, response)) return;
    const { origins } = ports.settings;
    const origin = ownOrigin(request, origins);
    if (origin === undefined) sendOutcome(response, { refusal: "elsewhere" }, origins);
    else {
      const headers = { "set-cookie": noAttemptCookie(origin) };
      sendOutcome(response, await end(request, origin, ports), origins, headers);
    }
  };

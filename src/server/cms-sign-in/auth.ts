import type { ServerResponse } from "node:http";
import { z } from "zod";
import { securityHeaders } from "../../domain/hosting/security-headers";
import { apiRoutes } from "../../domain/paths";
import type { Handler } from "../http/handler";
import { queryOf } from "../http/query";
import { sendOutcome, signInHeaders } from "./answer-page";
import { type Attempt, attemptCookie, challengeOf, newAttempt } from "./attempt";
import { isGet, ownOrigin } from "./request";
import type { SignInSettings } from "./settings";

/** What the editor asks for. It may write to the repositories that the marketer may write to, and no more. */
const querySchema = z.object({ provider: z.literal("github"), scope: z.enum(["repo", "public_repo"]).default("repo") });

const authorizeUrl = (gitHubUrl: string, query: Readonly<Record<string, string>>): string =>
  `${gitHubUrl}/login/oauth/authorize?${new URLSearchParams(query).toString()}`;

const lead = (response: ServerResponse, location: string, origin: string, attempt: Attempt): void => {
  const headers = { ...securityHeaders(), ...signInHeaders, "cache-control": "no-store", location };
  response.writeHead(302, { ...headers, "set-cookie": attemptCookie(origin, attempt) }).end();
};

/**
 * `GET /api/cms-auth?provider=github&scope=…`, which the editor opens in a
 * window: begins a sign-in and leads to GitHub, which leads to the callback.
 */
export const authHandler =
  ({ client, gitHubUrl, origins }: SignInSettings): Handler =>
  (request, response) => {
    if (!isGet(request, response)) return Promise.resolve();
    const origin = ownOrigin(request, origins);
    const query = querySchema.safeParse(Object.fromEntries(queryOf(request)));
    if (client === undefined) sendOutcome(response, { refusal: "notSetUp" }, origins);
    else if (origin === undefined) sendOutcome(response, { refusal: "elsewhere" }, origins);
    else if (!query.success) sendOutcome(response, { refusal: "unknown" }, origins);
    else {
      const attempt = newAttempt();
      const location = authorizeUrl(gitHubUrl, {
        client_id: client.id,
        redirect_uri: origin + apiRoutes.cmsCallback,
        scope: query.data.scope,
        state: attempt.state,
        code_challenge: challengeOf(attempt),
        code_challenge_method: "S256",
      });
      lead(response, location, origin, attempt);
    }
    return Promise.resolve();
  };

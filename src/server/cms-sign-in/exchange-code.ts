import { z } from "zod";
import { errorName } from "../../domain/error-name";
import type { Logger } from "../logger";
import type { Outcome } from "./outcome";

/** How long GitHub may take, in milliseconds: some hosts end a function after ten seconds. */
const patience = 8000;

interface Exchange {
  gitHubUrl: string;
  client: { id: string; secret: string };
  code: string;
  verifier: string;
  redirectUri: string;
}

/** GitHub answers with status 200 in either case. */
const answerSchema = z.union([
  z.object({ access_token: z.string().regex(/^[\w.~+/=-]{1,2000}$/) }),
  z.object({ error: z.string().regex(/^\w{1,100}$/) }),
]);

/**
 * Exchanges the code that a browser has brought from GitHub for a token
 * (RFC 6749, section 4.1.3). The log gets GitHub's name of what was wrong, and
 * nothing that is secret.
 */
export const exchangeCode = async (exchange: Exchange, logger: Logger): Promise<Outcome> => {
  const { gitHubUrl, client, code, verifier, redirectUri } = exchange;
  try {
    const response = await fetch(`${gitHubUrl}/login/oauth/access_token`, {
      method: "POST",
      headers: { accept: "application/json" },
      body: new URLSearchParams({
        client_id: client.id,
        client_secret: client.secret,
        code,
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
      redirect: "error",
      signal: AbortSignal.timeout(patience),
    });
    const answer = answerSchema.parse(await response.json());
    if ("access_token" in answer) return { token: answer.access_token };
    logger.warn({ error: answer.error }, "GitHub gave no token for the editor");
    return { refusal: answer.error === "bad_verification_code" ? "expired" : "refused" };
  } catch (error) {
    logger.error({ error: errorName(error) }, "GitHub could not be asked for a token");
    return { refusal: "unreachable" };
  }
};

import { createHash, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../unit/server/support/local-server";

/** The registered OAuth app. */
export const client = { id: "Iv1.tested", secret: "planted-client-secret" };

export const gitHubToken = "gho_plantedTokenOfAMarketer";

const json = (response: ServerResponse, value: object): void => {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(value));
};

const redirect = (response: ServerResponse, location: string): void => {
  response.writeHead(302, { location }).end();
};

/**
 * A fake GitHub with OAuth sign-in: it approves every user at once, issues single-use codes, and exchanges a code for a
 * token only with the matching secret, redirect URI and verifier. Records API requests, and answers them as for a
 * marketer with write access.
 */
export const startFakeGitHub = async () => {
  const grants = new Map<string, { redirectUri: string; challenge: string }>();
  const asked: { path: string; authorization: string | undefined }[] = [];
  const state = { denies: false, token: undefined as ((response: ServerResponse) => void) | undefined };

  const authorize = (response: ServerResponse, query: URLSearchParams): void => {
    const redirectUri = query.get("redirect_uri") ?? "";
    const back = new URL(redirectUri);
    back.searchParams.set("state", query.get("state") ?? "");
    if (query.get("client_id") !== client.id) back.searchParams.set("error", "unauthorized_client");
    else if (state.denies) back.searchParams.set("error", "access_denied");
    else {
      const code = randomUUID();
      grants.set(code, { redirectUri, challenge: query.get("code_challenge") ?? "" });
      back.searchParams.set("code", code);
    }
    redirect(response, back.href);
  };

  const exchange = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const sent = Object.fromEntries(new URLSearchParams(await text(request)));
    if (sent["client_id"] !== client.id || sent["client_secret"] !== client.secret) {
      json(response, { error: "incorrect_client_credentials", error_description: "Not correct." });
      return;
    }
    const grant = grants.get(sent["code"] ?? "");
    grants.delete(sent["code"] ?? "");
    const challenge = createHash("sha256")
      .update(sent["code_verifier"] ?? "")
      .digest("base64url");
    if (grant === undefined || grant.challenge !== challenge || grant.redirectUri !== sent["redirect_uri"]) {
      json(response, { error: "bad_verification_code", error_description: "The code is incorrect or expired." });
      return;
    }
    json(response, { access_token: gitHubToken, scope: "repo", token_type: "bearer" });
  };

  const { port, close } = await listen((request, response) => {
    const url = new URL(request.url ?? "", "http://github.example");
    if (url.pathname === "/login/oauth/authorize") authorize(response, url.searchParams);
    else if (url.pathname !== "/login/oauth/access_token") {
      asked.push({ path: url.pathname, authorization: request.headers.authorization });
      response.setHeader("access-control-allow-origin", "*");
      response.setHeader("access-control-allow-headers", "authorization, content-type, cache-control");
      json(response, { login: "mary", name: "Mary Marketer", owner: { login: "agency" }, permissions: { push: true } });
    } else if (state.token !== undefined) state.token(response);
    else void exchange(request, response);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    /** Recorded API requests. */
    asked,
    state,
    close,
  };
};

export type FakeGitHub = Awaited<ReturnType<typeof startFakeGitHub>>;

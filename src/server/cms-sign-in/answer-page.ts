import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { escapeHtml, jsonInScript } from "../../domain/escape-html";
import { sendPage } from "../http/handler";

/** Why a sign-in failed: the response's status, and the message for the marketer. */
const refusals = {
  notSetUp: [404, "Signing in with GitHub is not set up for this website. Please tell the people who run it."],
  notWorking: [503, "Signing in does not work at the moment. Please tell the people who run this website."],
  elsewhere: [403, "The editor may not be used at this address. Open it at the website’s own address."],
  unknown: [400, "This is not how the editor signs in. Reload the editor and sign in again."],
  expired: [403, "This sign-in took too long, or was begun in another window. Please sign in again."],
  denied: [403, "GitHub was told not to let you in. Sign in again and choose “Authorize”."],
  refused: [502, "GitHub does not know this website. Please tell the people who run it."],
  unreachable: [502, "GitHub does not answer at the moment. Wait a few minutes and sign in again."],
  tooMany: [429, "There were too many sign-ins at once. Wait a few minutes and sign in again."],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type Refusal = keyof typeof refusals;

export type Outcome = { token: string } | { refusal: Refusal };

/**
 * Follows the protocol of decap-cms (NetlifyAuthenticator): the window posts a greeting, the editor echoes it, and the
 * outcome is posted only to an allowed origin.
 */
const script = `
const { origins, greeting, message } = JSON.parse(document.getElementById("answer").textContent);
const editor = window.opener;
if (editor) {
  window.addEventListener("message", ({ source, origin, data }) => {
    if (source === editor && data === greeting && origins.includes(origin)) editor.postMessage(message, origin);
  });
  for (const origin of origins) editor.postMessage(greeting, origin);
}
`;

const policy = [
  "default-src 'none'",
  `script-src 'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The headers of both endpoints. */
export const signInHeaders = {
  "content-security-policy": policy,
  "referrer-policy": "no-referrer",
} as const;

const messageOf = (outcome: Outcome, text: string): string =>
  "token" in outcome
    ? `authorization:github:success:${JSON.stringify({ token: outcome.token, provider: "github" })}`
    : `authorization:github:error:${JSON.stringify({ message: text })}`;

/**
 * Responds with a page that shows the outcome to the marketer, and sends it by `postMessage` to the editor that opened
 * the window.
 *
 * @param origins the origins to which the outcome may be posted
 */
export const sendOutcome = (
  response: ServerResponse,
  outcome: Outcome,
  origins: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): void => {
  const [status, text] =
    "token" in outcome ? ([200, "You are signed in. You can close this window."] as const) : refusals[outcome.refusal];
  const answer = jsonInScript({ origins, greeting: "authorizing:github", message: messageOf(outcome, text) });
  sendPage(
    response,
    { status, headers: { ...signInHeaders, ...headers } },
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>Sign in to the editor</title></head>
<body>
<main><h1>Sign in to the editor</h1><p>${escapeHtml(text)}</p></main>
<script type="application/json" id="answer">${answer}</script>
<script>${script}</script>
</body>
</html>
`,
  );
};

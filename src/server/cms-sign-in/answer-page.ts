import { createHash } from "node:crypto";
import type { ServerResponse } from "node:http";
import { escapeHtml } from "../../domain/escape-html";
import { sendPage } from "../http/handler";
import { type Outcome, statusOf, textOf } from "./outcome";

/**
 * Tells the editor, in its own words (NetlifyAuthenticator of decap-cms): the
 * window says that it is there, the editor repeats it, and only an answer from
 * an origin that may have the token is answered with it.
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

/**
 * The headers of both functions. A policy of `same-origin` would cut the window
 * off from the editor that opened it.
 */
export const signInHeaders = {
  "content-security-policy": policy,
  "cross-origin-opener-policy": "unsafe-none",
  "referrer-policy": "no-referrer",
} as const;

const messageOf = (outcome: Outcome): string =>
  "token" in outcome
    ? `authorization:github:success:${JSON.stringify({ token: outcome.token, provider: "github" })}`
    : `authorization:github:error:${JSON.stringify({ message: textOf(outcome) })}`;

/** JSON that can stand in a script: nothing in it ends one. */
const embedded = (value: object): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/**
 * Answers with a page that tells how the sign-in ended: in words to whoever
 * sees it, and to the editor that opened the window.
 *
 * @param origins whom the outcome may be told
 */
export const sendOutcome = (
  response: ServerResponse,
  outcome: Outcome,
  origins: readonly string[],
  headers: Readonly<Record<string, string>> = {},
): void => {
  const answer = embedded({ origins, greeting: "authorizing:github", message: messageOf(outcome) });
  const text = escapeHtml(textOf(outcome));
  sendPage(
    response,
    { status: statusOf(outcome), headers: { ...signInHeaders, ...headers } },
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Sign in to the editor</title></head>
<body>
<p>${text}</p>
<script type="application/json" id="answer">${answer}</script>
<script>${script}</script>
</body>
</html>
`,
  );
};

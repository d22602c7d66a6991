import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders } from "../../domain/hosting/security-headers";

/** Responds to a request. Never rejects: failures get a response too. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Returns a request's query. Netlify's functions get the URL as `rawUrl`. `URL` throws at some that servers accept. */
export const queryOf = ({ url, rawUrl = url }: Pick<IncomingMessage, "url"> & { rawUrl?: string }): URLSearchParams =>
  new URLSearchParams(rawUrl?.split("?", 2)[1]);

/**
 * Disables Gatsby's body parsers by types that match nothing, so that we set the limit and the response to a body that
 * is malformed or too large.
 */
export const unparsedBodies = {
  bodyParser: {
    json: { type: "none/none" },
    text: { type: "none/none" },
    raw: { type: "none/none" },
    urlencoded: { type: "none/none", extended: false },
  },
};

interface Answer {
  status: number;
  headers?: Record<string, string>;
}

const send = (response: ServerResponse, { status, headers }: Answer, body?: string): void => {
  // After a timeout the server has responded already.
  if (response.headersSent) return;
  // Some hosts add the site's headers only to files.
  response.writeHead(status, { "cache-control": "no-store", ...securityHeaders(), ...headers });
  response.end(body);
};

export const sendJson = (response: ServerResponse, { status, headers }: Answer, body: object): void =>
  send(
    response,
    { status, headers: { "content-type": "application/json; charset=utf-8", ...headers } },
    JSON.stringify(body),
  );

/** Responds with 405 and the allowed methods. */
export const refuseMethod = (response: ServerResponse, allow: "GET" | "GET, HEAD" | "POST"): void =>
  sendJson(response, { status: 405, headers: { allow } }, { message: `Only ${allow.split(",")[0]} is answered here.` });

/** Rejects all methods but GET and HEAD. */
export const getOnly =
  (answer: Handler): Handler =>
  async (request, response) => {
    if (request.method === "GET" || request.method === "HEAD") await answer(request, response);
    else refuseMethod(response, "GET, HEAD");
  };

/** Redirects to another page of the site with 303, so that the browser uses GET. */
export const sendRedirect = (response: ServerResponse, location: string): void =>
  send(response, { status: 303, headers: { location } });

/** Sends a page for one visitor, which is neither cached nor indexed. */
export const sendPage = (response: ServerResponse, { status, headers }: Answer, html: string): void =>
  send(
    response,
    { status, headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex", ...headers } },
    html,
  );

import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders } from "../../domain/hosting/security-headers";

/** Answers a request. Never rejects: a failure is answered as well. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** The query of a request, of which Netlify's functions get the URL as `rawUrl`. `URL` throws at some that a server accepts. */
export const queryOf = ({ url, rawUrl = url }: Pick<IncomingMessage, "url"> & { rawUrl?: string }): URLSearchParams =>
  new URLSearchParams(rawUrl?.split("?", 2)[1]);

/**
 * Tells Gatsby to leave bodies alone, so that the limit, and the answer to a
 * body that is malformed or too large, are ours. The types match nothing.
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
  // When a function takes too long, the host has answered already.
  if (response.headersSent) return;
  // Some hosts add the site's headers to files only.
  response.writeHead(status, { "cache-control": "no-store", ...securityHeaders(), ...headers });
  response.end(body);
};

export const sendJson = (response: ServerResponse, { status, headers }: Answer, body: object): void =>
  send(
    response,
    { status, headers: { "content-type": "application/json; charset=utf-8", ...headers } },
    JSON.stringify(body),
  );

/** Refuses all methods but those that are allowed. */
export const refuseMethod = (response: ServerResponse, allow: "GET" | "GET, HEAD" | "POST"): void =>
  sendJson(response, { status: 405, headers: { allow } }, { message: `Only ${allow.split(",")[0]} is answered here.` });

/** Refuses all methods but GET and HEAD. */
export const getOnly =
  (answer: Handler): Handler =>
  async (request, response) => {
    if (request.method === "GET" || request.method === "HEAD") await answer(request, response);
    else refuseMethod(response, "GET, HEAD");
  };

/** Redirects a browser to another page of the site, which it asks for by GET. */
export const sendRedirect = (response: ServerResponse, location: string): void =>
  send(response, { status: 303, headers: { location } });

/** Sends a page that belongs to one visitor: no cache keeps it and no search engine lists it. */
export const sendPage = (response: ServerResponse, { status, headers }: Answer, html: string): void =>
  send(
    response,
    { status, headers: { "content-type": "text/html; charset=utf-8", "x-robots-tag": "noindex", ...headers } },
    html,
  );

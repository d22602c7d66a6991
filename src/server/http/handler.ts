import type { IncomingMessage, ServerResponse } from "node:http";
import { securityHeaders } from "../../domain/hosting/security-headers";

/** Answers a request. It rejects never: what goes wrong is an answer too. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

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

const send = (response: ServerResponse, { status, headers }: Answer, type: string, body: string): void => {
  response.writeHead(status, {
    "content-type": `${type}; charset=utf-8`,
    "cache-control": "no-store",
    // Some hosts give the site's headers to files only.
    ...securityHeaders(),
    ...headers,
  });
  response.end(body);
};

export const sendJson = (response: ServerResponse, answer: Answer, body: object): void =>
  send(response, answer, "application/json", JSON.stringify(body));

/** Refuses a request whose body was not read to its end, and does not wait for the rest. */
export const refuseUnread = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, problem }: { status: number; problem: string },
): void => {
  sendJson(response, { status, headers: { connection: "close" } }, { message: problem });
  request.resume();
};

/** Says that all is well and that there is no more to say. */
export const sendNothing = (response: ServerResponse): void => {
  response.writeHead(204, { "cache-control": "no-store", ...securityHeaders() }).end();
};

/** Leads a browser to another page of the site, which it asks for by GET. */
export const sendOn = (response: ServerResponse, location: string): void => {
  response.writeHead(303, { ...securityHeaders(), "cache-control": "no-store", location }).end();
};

/** Sends a page that belongs to one visitor: no cache keeps it and no search engine lists it. */
export const sendPage = (response: ServerResponse, answer: Answer, html: string): void =>
  send(response, { ...answer, headers: { "x-robots-tag": "noindex", ...answer.headers } }, "text/html", html);

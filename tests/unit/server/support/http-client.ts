import { type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

export interface Asked {
  method?: string;
  path?: string;
  headers?: Record<string, string>;
  /** A list is sent in chunks, without a length. */
  body?: string | Uint8Array | readonly string[];
}

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Sends a request as it is: unlike `fetch`, with any header, and without following redirects. */
export const ask = (port: number, { method = "POST", path = "/", headers = {}, body = "" }: Asked): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const outgoing = request({ host: "127.0.0.1", port, method, path, headers, agent: false }, (response) => {
      void text(response).then(
        (answer) => resolve({ status: response.statusCode ?? 0, headers: response.headers, text: answer }),
        reject,
      );
    });
    outgoing.on("error", reject);
    if (typeof body === "string" || body instanceof Uint8Array) outgoing.end(body);
    else {
      for (const part of body) outgoing.write(part);
      outgoing.end();
    }
  });

export const formType = "application/x-www-form-urlencoded";

export const postJson = (port: number, body: unknown, headers: Record<string, string> = {}): Promise<Answered> =>
  ask(port, { headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) });

export const postForm = (
  port: number,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answered> =>
  ask(port, { headers: { "content-type": formType, ...headers }, body: new URLSearchParams(fields).toString() });

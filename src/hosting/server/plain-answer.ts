import { type ServerResponse, STATUS_CODES } from "node:http";

type Headers = Readonly<Record<string, string>>;

/** How long the body of a refused request is read and discarded. */
const discardTimeoutMs = 2000;

/** The body of an answer that says its status and nothing else. */
export const plainText = (status: number): string => `${STATUS_CODES[status] ?? status}\n`;

/** What describes such a body. */
export const plainHeaders = (text: string): Record<string, string> => ({
  "content-type": "text/plain; charset=utf-8",
  "cache-control": "no-store",
  "content-length": String(text.length),
});

/**
 * Sends the headers, and removes those that were set for another answer, such
 * as the encoding of a file that could not be sent.
 *
 * @returns the body
 */
const begin = (response: ServerResponse, status: number, headers: Headers): string => {
  for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
  const text = plainText(status);
  response.writeHead(status, { ...plainHeaders(text), ...headers });
  return response.req.method === "HEAD" ? "" : text;
};

/** Answers with a status and its name. */
export const answerPlainly = (response: ServerResponse, status: number, headers: Headers = {}): void => {
  response.end(begin(response, status, headers));
};

/**
 * Answers in the same way a request whose body is refused, and ends its
 * connection. One that ends while its client still sends is reset, and the
 * answer is lost (RFC 9112, section 9.6), so the body is discarded first.
 */
export const refusePlainly = (response: ServerResponse, status: number, headers: Headers = {}): void => {
  // Corked and uncorked, the answer is sent at once: a malformed body may end the connection at any moment.
  response.cork();
  response.write(begin(response, status, { ...headers, connection: "close" }));
  response.uncork();
  const timer = setTimeout(() => response.end(), discardTimeoutMs);
  response.once("close", () => clearTimeout(timer));
  response.req.once("end", () => response.end()).resume();
};

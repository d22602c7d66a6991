import { type ServerResponse, STATUS_CODES } from "node:http";

type Headers = Readonly<Record<string, string>>;

/** How long a body that nobody wants is passed over, in milliseconds. */
const patience = 2000;

/**
 * Sends the headers. What was set for another answer, such as the encoding of a
 * file that could not be sent, would not be true of this one.
 *
 * @returns what has to follow
 */
const begin = (response: ServerResponse, status: number, headers: Headers): string => {
  for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
  const text = `${STATUS_CODES[status] ?? status}\n`;
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "content-length": String(text.length),
    ...headers,
  });
  return response.req.method === "HEAD" ? "" : text;
};

/** Answers with a status and its name. */
export const answerPlainly = (response: ServerResponse, status: number, headers: Headers = {}): void => {
  response.end(begin(response, status, headers));
};

/**
 * Answers in the same way a request whose body nobody looks at, and ends its
 * connection. One that ends while its client still sends is reset, and the
 * answer goes with it (RFC 9112, section 9.6), so the body is passed over first.
 */
export const refusePlainly = (response: ServerResponse, status: number, headers: Headers = {}): void => {
  // Corked and uncorked, it is sent at once: what is wrong with the body may end the connection any moment.
  response.cork();
  response.write(begin(response, status, { ...headers, connection: "close" }));
  response.uncork();
  const timer = setTimeout(() => response.end(), patience);
  response.once("close", () => clearTimeout(timer));
  response.req.once("end", () => response.end()).resume();
};

import { type ServerResponse, STATUS_CODES } from "node:http";

/**
 * Answers with a status and its name. What was set for another answer, such as
 * the encoding of a file that could not be sent, would not be true of this one.
 */
export const answerPlainly = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void => {
  for (const name of response.getHeaderNames()) if (name !== "connection") response.removeHeader(name);
  const text = `${STATUS_CODES[status] ?? status}\n`;
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "content-length": String(text.length),
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
};

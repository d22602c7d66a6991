import { type ServerResponse, STATUS_CODES } from "node:http";

/** Answers with a status and its name, and closes the connection after what may have left a body unread. */
export const answerPlainly = (
  response: ServerResponse,
  status: number,
  headers: Readonly<Record<string, string>> = {},
): void => {
  const text = `${STATUS_CODES[status] ?? status}\n`;
  response.writeHead(status, {
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "no-store",
    "content-length": String(text.length),
    ...headers,
  });
  response.end(response.req.method === "HEAD" ? undefined : text);
};

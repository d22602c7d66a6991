import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { plainHeaders, plainText } from "./plain-answer";

/** The codes of Node's errors that have a status of their own. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers what Node could not read as a request, or not in time, and ends the
 * connection. Node's own answer would lack the security headers.
 *
 * @param headers of every answer
 */
export const createClientErrorListener = (headers: Readonly<Record<string, string>>) => {
  const responses = new WeakMap<Duplex, ServerResponse>();
  return {
    /** Notes the response that is being sent on a connection. */
    add: (response: ServerResponse): void => {
      if (response.socket !== null) responses.set(response.socket, response);
    },
    /** For the server's event "clientError". */
    listener: (error: Error & { code?: string }, socket: Duplex): void => {
      const response = responses.get(socket);
      const isAnswered = response !== undefined && response.headersSent && !response.closed;
      // Bytes after the headers of another answer would be taken for a part of it.
      if (!socket.writable || isAnswered) {
        socket.destroy();
        return;
      }
      const status = statuses[error.code ?? ""] ?? 400;
      const text = plainText(status);
      const lines = Object.entries({ ...plainHeaders(text), ...headers, connection: "close" });
      const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map(([name, value]) => `${name}: ${value}`)];
      socket.end(`${head.join("\r\n")}\r\n\r\n${text}`, () => socket.destroy());
    },
  };
};

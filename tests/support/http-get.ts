import { once } from "node:events";
import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
} from "node:http";
import { buffer } from "node:stream/consumers";

export interface HttpQuestion {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** Keeps connections; without one, each request has its own. */
  agent?: Agent;
}

export interface HttpAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Asks a server of this machine.
 *
 * @param path is sent as it is
 * @throws when the answer does not come, or is cut off
 */
export const askHttp = async (port: number, path: string, question: HttpQuestion = {}): Promise<HttpAnswer> => {
  const { method = "GET", headers = {}, body, agent } = question;
  const sent = request({ host: "127.0.0.1", port, path, method, headers, agent: agent ?? false });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
};

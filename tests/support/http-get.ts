import { once } from "node:events";
import { type IncomingMessage, request, type RequestOptions } from "node:http";
import { buffer } from "node:stream/consumers";

export type HttpQuestion = RequestOptions & { body?: string | Uint8Array };

/**
 * Sends a request to a local server. Unlike `fetch`, it leaves the path and headers as they are and follows no
 * redirect.
 *
 * @throws without a response or if it is cut off
 */
export const askHttp = async (port: number, path: string, { body, ...question }: HttpQuestion = {}) => {
  const sent = request({ host: "127.0.0.1", port, path, agent: false, ...question });
  // A server may respond and close before it has read the body.
  sent.on("error", () => undefined);
  const answered = once(sent, "response") as Promise<[IncomingMessage]>;
  sent.end(body);
  const [response] = await answered;
  return { status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) };
};

export type HttpAnswer = Awaited<ReturnType<typeof askHttp>>;

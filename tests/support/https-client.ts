import { once } from "node:events";
import { type IncomingMessage, type OutgoingHttpHeaders, request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import { buffer } from "node:stream/consumers";

export interface Question {
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
  /** The address of this machine that asks. */
  from?: string;
}

/** Every value of every header, as they came. */
const headerValues = ({ rawHeaders }: IncomingMessage): Record<string, string[]> => {
  const values: Record<string, string[]> = {};
  for (let index = 0; index < rawHeaders.length; index += 2) {
    (values[(rawHeaders[index] ?? "").toLowerCase()] ??= []).push(rawHeaders[index + 1] ?? "");
  }
  return values;
};

const askBy =
  (request: typeof requestByHttps) =>
  /** @param path is sent as it is */
  async (port: number, path: string, { body, from, ...question }: Question = {}) => {
    const target = { host: "127.0.0.1", port, path, localAddress: from, agent: false };
    const sent = request({ ...question, ...target, rejectUnauthorized: false });
    sent.end(body);
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const content = await buffer(response);
    return { status: response.statusCode, headers: response.headers, all: headerValues(response), content };
  };

/** Asks a server of this machine by HTTPS, whatever its certificate. */
export const askByHttps = askBy(requestByHttps);

/** The same by HTTP. */
export const askByHttp = askBy(requestByHttp);

export type Answer = Awaited<ReturnType<typeof askByHttps>>;
